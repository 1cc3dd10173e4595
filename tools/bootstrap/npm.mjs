import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

const OUR_BIN = join('node_modules', '.bin');

/**
 * Runs npm with the Node it came with. The pinned Node is in node_modules, which npm replaces, so it must not be first
 * on npm's path.
 */
export function runNpm(args) {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(OUR_BIN))
    .join(delimiter);
  const { npm_execpath: npm = '', npm_node_execpath: node = '' } = process.env;
  const startedByNpm = /npm-cli\.c?js$/.test(npm) && node !== '' && !node.includes('node_modules');
  const options = { cwd: CHECKOUT, stdio: ['ignore', 'inherit', 'inherit'] };
  const environment = { env: { ...process.env, PATH } };
  const result = startedByNpm
    ? spawnSync(node, [npm, ...args], { ...options, ...environment })
    : spawnSync('npm', args, { ...options, ...environment, shell: process.platform === 'win32' });
  if (result.error) console.error(`npm did not run: ${result.error.message}`);
  return result.status === 0;
}
