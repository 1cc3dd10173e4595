import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

process.exitCode = await runAndFollow(prepare(), [
  'tools/dev/run-dev.ts',
  ...process.argv.slice(2),
]);
