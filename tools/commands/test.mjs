import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '../bootstrap/find-browser.mjs';
import { prepare } from '../bootstrap/prepare.mjs';
import { checkRun } from '../checks/check-run.mjs';
import { moveToMemory } from '../checks/folder-in-memory.mjs';
import { playwrightCounts, vitestCounts } from '../checks/test-counts.mjs';

const node = prepare();
moveToMemory();
// The tests start dozens of suite processes; the cache saves compiling the same files each time.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const TYPES = ['node_modules/typescript-native/bin/tsc', '--noEmit', '--checkers', '1'];
const paths = process.argv.slice(2);

if (paths.length > 0) {
  const { status } = spawnSync(node, [...VITEST, ...paths], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

mkdirSync('.test', { recursive: true });
const results = {
  vitest: '.test/vitest.json',
  times: '.test/vitest-times.json',
  playwright: '.test/playwright.json',
};
for (const file of Object.values(results)) rmSync(file, { force: true });

const run = checkRun(node);
const copy = mkdtempSync(join(tmpdir(), 'comptoir-new-module-'));
const removeCopy = () => rmSync(copy, { recursive: true, force: true });
process.once('exit', removeCopy);
const isCreated = await run.check('creating a module', [
  'tools/new-module/copy-with-new-module.ts',
  copy,
]);
// A copy has everything of the checkout and the module, so these two run once, in the copy.
const place = isCreated ? copy : undefined;
await run.sideBySide(
  2,
  // Uses the native compiler, which takes half the time. Several checkers would repeat much of the work.
  ['types', [...TYPES, '--tsBuildInfoFile', 'node_modules/.cache/tsc/with-new-module'], place],
  ...(isCreated ? [['a new module', ['tools/new-module/check-new-module.ts'], copy]] : []),
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  ['architecture', ['tools/architecture/check-architecture.ts'], place],
  ['web build', ['tools/checks/build-web.mjs']],
  ['dead code', ['node_modules/knip/bin/knip.js']],
  ['translations', ['tools/translations/check-translations.ts']],
  ['regular expressions', ['tools/regular-expressions/check-expressions.ts']],
);
removeCopy();
await run.tests(
  'unit and server tests',
  [
    ...VITEST,
    '--reporter=default',
    '--reporter=./tools/checks/times/time-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${results.vitest}`,
  ],
  () => vitestCounts(results.vitest),
);
await run.step('browser', () => {
  const browser = findBrowser(node);
  if (browser) process.env.CHROMIUM_PATH = browser;
  return {
    ok: browser !== undefined,
    output: browser
      ? ''
      : 'No Chrome or Chromium was found and none could be installed. Install one, or set CHROME_PATH to it.',
  };
});
await run.tests('browser journeys', ['node_modules/@playwright/test/cli.js', 'test'], () =>
  playwrightCounts(results.playwright),
);
spawnSync(node, ['tools/checks/times/print-times.ts', results.times, results.playwright], {
  stdio: 'inherit',
});
process.exitCode = run.finish();
