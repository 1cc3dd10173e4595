import { buildWeb } from '../bootstrap/build-web.mjs';
import { findBrowser } from '../bootstrap/find-browser.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
const web = buildWeb(node);
if (!web.ok) throw new Error(web.output);
const browser = findBrowser(node);
if (!browser)
  throw new Error('No Chrome or Chromium was found. Install one, or set CHROME_PATH to it.');
process.env.CHROMIUM_PATH = browser;
process.exitCode = await runAndFollow(node, [
  'tools/screens/make-guide-pictures.ts',
  ...process.argv.slice(2),
]);
