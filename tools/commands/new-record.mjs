import { spawnSync } from 'node:child_process';
import { prepare } from '../bootstrap/prepare.mjs';

const node = prepare();
const create = spawnSync(node, ['tools/new-record/create-record.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = create.status ?? 1;
