// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';

/** Its findings, each with the first place; in the page itself, as there are no frames in ours. */
export async function findings(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map((one) => `${one.id}: ${one.nodes[0].html}`);
}
