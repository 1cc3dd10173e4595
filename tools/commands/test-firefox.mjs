import { buildWeb } from '../bootstrap/build-web.mjs';
import { findFirefox } from '../bootstrap/find-firefox.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
const firefox = findFirefox();
if (!firefox) {
  console.error(
    'No Firefox was found. Install one (Debian: apt-get install firefox-esr, Ubuntu, Fedora, Homebrew: the package firefox), or set FIREFOX_PATH to it.',
  );
  process.exit(1);
}
const web = buildWeb(node);
if (!web.ok) throw new Error(web.output);
process.env.FIREFOX_PATH = firefox;
process.exitCode = await runAndFollow(node, [
  'tools/firefox/check-screens.ts',
  ...process.argv.slice(2),
]);
