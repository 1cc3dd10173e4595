import { prepare } from '../bootstrap/prepare.mjs';
import { runAndFollow } from '../bootstrap/run-and-follow.mjs';

const node = prepare();
process.exitCode = await runAndFollow(node, [
  'tools/widget/publish-widget.ts',
  ...process.argv.slice(2),
]);
