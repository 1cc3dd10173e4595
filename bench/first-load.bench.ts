import { join } from 'node:path';
import type { Bench } from '../tools/bench/measurement.ts';
import { measureFirstPaint } from './load/measure-first-paint.ts';
import { listBuildSources, measureLoad } from './load/measure-load.ts';
import { SHELL } from './load/shell-sources.ts';

const BUILT = join(import.meta.dirname, '..', '.dist', 'web');
const SIGN_IN = [
  'index.html',
  '../../platform/translations/en.json',
  '../../modules/accounts/translations/en.json',
  '../../modules/accounts/web/sign-in/screens/sign-in.page.tsx',
];

const kilobytes = (bytes: number) => bytes / 1024;

/** Measures the scripts downloaded before sign-in, before the shell is ready, and for each screen. */
const firstLoad: Bench = async () => {
  const signIn = await measureLoad(BUILT, SIGN_IN);
  const shell = await measureLoad(BUILT, SHELL);
  const screens = await Promise.all(
    (await listBuildSources(BUILT, /modules\/.*\.screen\.tsx$/)).map(async (screen) => ({
      screen,
      ...(await measureLoad(BUILT, [screen], SHELL)),
    })),
  );
  const [largest] = screens.sort((a, b) => b.gzipBytes - a.gzipBytes);
  if (!largest) throw new Error('the build has no screens');
  return [
    {
      name: 'scripts of sign-in, gzipped',
      value: kilobytes(signIn.gzipBytes),
      unit: 'KB',
      limit: { atMost: 170 },
    },
    {
      name: 'files of scripts before one can sign in',
      value: signIn.scripts.length,
      unit: 'files',
      limit: { atMost: 12 },
    },
    {
      name: 'what sign-in’s first words wait for, gzipped',
      value: kilobytes(await measureFirstPaint(BUILT)),
      unit: 'KB',
      limit: { atMost: 30 },
    },
    {
      name: 'scripts of the shell, gzipped',
      value: kilobytes(shell.gzipBytes),
      unit: 'KB',
      limit: { atMost: 240 },
    },
    {
      name: `scripts of the largest screen after it, gzipped (${largest.screen.split('/').at(-1)})`,
      value: kilobytes(largest.gzipBytes),
      unit: 'KB',
      limit: { atMost: 80 },
    },
  ];
};

export default firstLoad;
