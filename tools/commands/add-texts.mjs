import { spawnSync } from 'node:child_process';
import { prepare } from '../bootstrap/prepare.mjs';

const node = prepare();
const add = spawnSync(node, ['tools/translations/add-texts.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = add.status ?? 1;
