import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
process.exitCode = await runAndFollow(node, [
  'tools/client-library/make-client-library.ts',
  ...process.argv.slice(2),
]);
