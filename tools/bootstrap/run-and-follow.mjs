import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { whenNpmDies } from './when-npm-dies.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** One Ctrl-C arrives from the terminal and again from npm; a server would take a second one as "stop immediately". */
const SAME_PRESS_MS = 500;
const COMPILED = join(CHECKOUT, 'node_modules', '.cache', 'node');
/**
 * glibc settings for returning freed memory; the defaults keep about 30 MB of the startup's memory. See
 * docs/operations.md.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
const FOLLOW = join(CHECKOUT, 'tools', 'bootstrap', 'end-with-parent.mjs');

/**
 * Runs our code in a child process that receives each signal once, from us, and that ends with us, even after kill -9.
 * Resolves with its exit code.
 */
export function runAndFollow(node, args) {
  const child = spawn(node, ['--import', FOLLOW, ...args], {
    cwd: CHECKOUT,
    // The compile cache halves the time of the server's imports.
    env: { NODE_COMPILE_CACHE: COMPILED, ...ALLOCATOR, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A separate process group, so that the terminal's Ctrl-C reaches it only through this process.
    detached: process.platform !== 'win32',
  });
  let passedAt = Number.NEGATIVE_INFINITY;
  const pass = (signal) => {
    if (performance.now() - passedAt < SAME_PRESS_MS) return;
    passedAt = performance.now();
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const stopWatching = whenNpmDies(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      stopWatching();
      for (const name of SIGNALS) process.off(name, pass);
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 1));
    });
  });
}
