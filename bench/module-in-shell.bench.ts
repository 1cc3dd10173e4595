import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Bench } from '../tools/bench/measurement.ts';
import { inACopy } from '../tools/new-module/in-a-copy.ts';
import { measureLoad } from './load/measure-load.ts';
import { SHELL } from './load/shell-sources.ts';

const VITE = [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'suite/web/vite.config.ts',
  '--logLevel',
  'error',
];
const NEW_MODULE = ['tools/new-module/create-module.ts', 'new-things', 'odd-thing'];

/**
 * Measures what a new module adds to the shell that every user downloads: builds a copy of the repository with and
 * without it.
 */
const moduleInShell: Bench = () =>
  inACopy(async (copy) => {
    const run = (command: readonly string[]) =>
      execFileSync(process.execPath, command, { cwd: copy, stdio: 'ignore' });
    const shellOf = async () => {
      run(VITE);
      return (await measureLoad(join(copy, '.dist', 'web'), SHELL)).gzipBytes;
    };
    const before = await shellOf();
    run(NEW_MODULE);
    const after = await shellOf();
    return [
      {
        name: 'what a new module adds to the shell, gzipped',
        value: (after - before) / 1024,
        unit: 'KB',
        limit: { atMost: 0.5 },
      },
    ];
  });

export default moduleInShell;
