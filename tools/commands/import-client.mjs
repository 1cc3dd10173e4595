import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
process.exitCode = await runAndFollow(node, [
  'suite/server/import-client.ts',
  ...process.argv.slice(2),
]);
