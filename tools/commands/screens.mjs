import { buildWeb } from '../bootstrap/build-web.mjs';
import { findBrowser } from '../bootstrap/find-browser.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
const web = buildWeb(node);
if (!web.ok) throw new Error(web.output);
process.env.CHROMIUM_PATH = findBrowser(node);
process.exitCode = await runAndFollow(node, [
  'tools/screens/make-screens.ts',
  ...process.argv.slice(2),
]);
