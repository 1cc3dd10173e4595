import { buildWeb } from '../bootstrap/build-web.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
const web = buildWeb(node, { onBuild: () => console.log('Building the screens …') });
if (!web.ok) {
  console.error(web.output);
  console.error('The web could not be built: see above.');
  process.exit(1);
}
process.exitCode = await runAndFollow(node, ['suite/server/main.ts', ...process.argv.slice(2)]);
