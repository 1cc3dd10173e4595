import { buildWeb } from '../bootstrap/build-web.mjs';
import { findBrowser } from '../bootstrap/find-browser.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
const web = buildWeb(node);
if (!web.ok)
  console.error(
    `${web.output}\nThe web could not be built: its sizes are those of an earlier build.`,
  );
// Benches of maps, forms and the widget open pages in the same browser as `npm test`.
const browser = findBrowser(node);
if (browser) process.env.CHROMIUM_PATH = browser;
else console.error('No Chrome or Chromium was found: benches that open pages will not finish.');
process.exitCode = await runAndFollow(node, [
  'tools/bench/run-benches.ts',
  ...process.argv.slice(2),
]);
