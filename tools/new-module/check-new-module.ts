/**
 * Creates a module in a copy of the checkout and runs the checks of `npm test` on it. Its types are those of the slice,
 * which is type-checked in its folder (tsconfig.json maps its imports).
 */
import { spawnSync } from 'node:child_process';
import { inACopy } from './in-a-copy.ts';

const MADE = 'modules/new-things';
const CHECKS = [
  ['tools/new-module/create-module.ts', 'new-things', 'odd-thing'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', MADE, 'suite'],
  ['tools/architecture/check-architecture.ts'],
  ['node_modules/knip/bin/knip.js'],
  ['tools/translations/check-translations.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', MADE, 'suite/server/permissions', ...suiteTests()],
];

function suiteTests(): string[] {
  return ['words', 'tenant-keys', 'declared-events', 'row-scope'].map(
    (name) => `suite/server/${name}.test.ts`,
  );
}

const failed = await inACopy(async (copy) =>
  CHECKS.find((command) => {
    const { status } = spawnSync(process.execPath, command, { cwd: copy, stdio: 'inherit' });
    return status !== 0;
  }),
);
if (failed) console.error(`a new module fails ${failed[0]}`);
process.exitCode = failed ? 1 : 0;
