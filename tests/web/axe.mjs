// The findings of axe on a page.
import AxeBuilder from '@axe-core/playwright';

/** Returns axe's findings, each with its first element. Runs in the page itself, which has no
 * frames. */
export async function findings(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map((one) => `${one.id}: ${one.nodes[0].html}`);
}
