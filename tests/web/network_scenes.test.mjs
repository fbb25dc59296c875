// What tables over the network show, from the invitation to the end, on a small screen: nothing lies
// outside, is cut off or covers another thing; axe finds nothing. CTQ_PICTURES names a
// folder for pictures of it all, to be looked at.
import assert from 'node:assert/strict';
import path from 'node:path';
import { findings } from './axe.mjs';
import { browser } from './browser.mjs';
import { catchCopies, copied } from './clipboard.mjs';
import { command, until } from './driver.mjs';
import { test } from './harness.mjs';
import { nothingClipped, resize } from './layout.mjs';
import { linkOf, newContext, pageOf, playSome, sameChain } from './network.mjs';
import { scene, settle, told } from './table.mjs';

/** The smallest, where things meet first; more where pictures are wanted. */
const screens = process.env.CTQ_PICTURES ? [[360, 640], [844, 390], [1280, 800], [390, 844]] : [[360, 640]];
/** What the scenes' columns and the panels of a table scroll. */
const scrolled = /^(open|ask|back|ready|not-ready|join|look|return|link|paste|fill|begin|leave|games|seat|net|offer|sit|start|copy|show|play|rules|setup|move|history|undo)\b|-list$|:bar$/;

/** The page as it stands on every screen, and its text view. */
async function looked(page, name) {
  await command(page, 'set:text=off');
  for (const [width, height] of screens) {
    await resize(page, width, height);
    for (const colorScheme of process.env.CTQ_PICTURES ? ['dark', 'light'] : []) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      await page.screenshot({
        path: path.join(process.env.CTQ_PICTURES, `${name} ${width} ${colorScheme}.png`) });
    }
    try {
      await nothingClipped(page, width, height, scrolled);
    } catch (problem) {
      problem.message = `${name}, ${width}×${height}: ${problem.message}`;
      throw problem;
    }
  }
  await command(page, 'set:text=on');
  await until(page, () => !document.getElementById('rest').hidden);
  assert.deepEqual(await findings(page), [], name);
}

/** A table of Anna's with Ben at it, everybody here; `look` looks at each step. */
async function gather(home, away, look) {
  const anna = await pageOf(home, 'invite=cartolan;;human,guest,guest;');
  await scene(anna, 'network');
  await look(anna, 'opening');
  await command(anna, 'name:Anna of the long name');
  await command(anna, 'open-table');
  await told(anna, 'status', /Waiting for 2 guests/);
  const invitation = await linkOf(anna, 'join');
  await look(anna, 'waiting');

  const ben = await pageOf(away, invitation);
  await told(ben, 'status', /invites you/);
  await look(ben, 'joining');
  await command(ben, 'name:Benjamin the Navigator');
  await command(ben, 'join');
  const answer = await linkOf(ben, 'answer');
  await look(ben, 'answer');
  await command(anna, `answer:${answer}`);
  await told(ben, 'status', /You have a seat/);
  await look(ben, 'seated');
  await command(ben, 'ready');
  await told(anna, 'situation', /\(ready\)/);
  await command(anna, 'fill:3');
  await told(anna, 'status', /Everybody is here/);
  await look(anna, 'everybody here');
  return [anna, ben];
}

test('from the invitation until everybody is here every scene fits', async () => {
  await gather(await newContext(browser), await newContext(browser), looked);
});

test('from the first move to the end every scene fits, a lost guest’s, too', async () => {
  const home = await newContext(browser);
  const away = await newContext(browser);
  const [anna, ben] = await gather(home, away, async () => {});
  await command(anna, 'begin');
  await scene(ben, 'table');
  await playSome([anna, ben], 3);
  await until(anna, () => ctq_ui().yours || ctq_ui().quiet);
  await looked(anna, 'playing');
  await looked(ben, 'playing as guest');

  await ben.close();
  await told(anna, 'groups', /connection to Benjamin the Navigator is lost/);
  await looked(anna, 'guest lost');
  const back = await pageOf(away, await linkOf(anna, 'join'));
  await told(back, 'groups', /Return to my seat/);
  await looked(back, 'returning');
  await command(back, 'return');
  await linkOf(back, 'answer');
  await scene(back, 'table');
  await looked(back, 'returning, answer');
  await command(anna, `answer:${await linkOf(back, 'answer')}`);
  await told(anna, 'groups', /^(?!.*is lost)/);

  await command(anna, 'end');
  await command(anna, 'net:stop');
  await until(back, () => ctq_ui().over);
  await looked(back, 'ended');
  await looked(anna, 'ended at the host');
  await home.close();
  await away.close();
});

test('a closed table, a lost host and a takeback asked for fit, too', async () => {
  const tabs = await newContext(browser);
  const anna = await pageOf(tabs, 'invite=carteso;;human,guest;');
  await command(anna, 'name:Anna');
  await command(anna, 'open-table');
  const ben = await pageOf(tabs, await linkOf(anna, 'join'));
  await command(ben, 'name:Ben');
  await command(ben, 'join');
  await told(ben, 'status', /You have a seat/);
  await command(anna, 'begin');
  await playSome([anna, ben], 3);
  await sameChain([anna, ben]);
  await command(anna, 'undo');
  await told(ben, 'groups', /asks to take back/);
  await looked(ben, 'takeback');
  await command(ben, 'net:refuse');
  await anna.close();
  await told(ben, 'groups', /connection to the host is lost/);
  await looked(ben, 'host lost');
  await ben.close();

  const carla = await pageOf(tabs, 'invite=carteso;;human,guest;');
  await command(carla, 'open-table');
  const dora = await pageOf(tabs, await linkOf(carla, 'join'));
  await command(dora, 'join');
  await told(dora, 'status', /You have a seat/);
  await command(carla, 'leave-table');
  await told(dora, 'groups', /To the lobby/);
  await looked(dora, 'closed');
  await command(dora, 'leave-table');
  await scene(dora, 'lobby');
  await tabs.close();
});

test('a match that goes on by link fits, too', async () => {
  const home = await newContext(browser);
  const anna = await pageOf(home, 'new=cartolan;;human,human;');
  await scene(anna, 'offer');
  await command(anna, 'start');
  await scene(anna, 'table');
  await playSome([anna], 1);
  await catchCopies(anna);
  await command(anna, 'share');
  await command(anna, 'copy-link');
  const link = (await copied(anna)).split('#')[1];
  await anna.close();
  const ben = await pageOf(home, link);
  await scene(ben, 'offer');
  await looked(ben, 'by link, offer');
  await command(ben, 'sit');
  await scene(ben, 'table');
  await looked(ben, 'by link, table');
  for (let i = 0; i < 60 && await ben.evaluate(() => ctq_ui().yours); i += 1) await playSome([ben], 1);
  await told(ben, 'status', /send the match on/);
  await looked(ben, 'by link, sent on');
  await home.close();
});
