/**
 * Runs the checks and tests of a new module in a copy of the checkout that has one. Types and architecture are not
 * among them: `npm test` checks these in the copy only, for the module and everything else.
 */
import { spawnSync } from 'node:child_process';

const MADE = 'modules/new-things';
const CHECKS = [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', MADE, 'suite'],
  ['node_modules/knip/bin/knip.js'],
  ['tools/translations/check-translations.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', MADE, 'suite/server/permissions', ...suiteTests()],
];

function suiteTests(): string[] {
  return ['required-texts', 'tenant-keys', 'declared-events', 'row-scope', 'personal-columns'].map(
    (name) => `suite/server/${name}.test.ts`,
  );
}

const failed = CHECKS.find((command) => {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  return status !== 0;
});
if (failed) console.error(`a new module fails ${failed[0]}`);
process.exitCode = failed ? 1 : 0;
