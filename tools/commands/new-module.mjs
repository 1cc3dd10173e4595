import { spawnSync } from 'node:child_process';
import { prepare } from '../bootstrap/prepare.mjs';

const node = prepare();
const create = spawnSync(node, ['tools/new-module/create-module.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = create.status ?? 1;
