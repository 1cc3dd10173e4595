import { buildWeb } from '../bootstrap/build-web.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
const web = buildWeb(node);
if (!web.ok)
  console.error(
    `${web.output}\nThe web could not be built: its sizes are those of an earlier build.`,
  );
process.exitCode = await runAndFollow(node, [
  'tools/bench/run-benches.ts',
  ...process.argv.slice(2),
]);
