/** Creates a module with two records in a copy of the checkout and runs the checks of `npm test` on them. */
import { spawnSync } from 'node:child_process';
import { inACopy } from './in-a-copy.ts';

const MADE = 'modules/new-things';
/** A record of persons, known by a mandatory e-mail. */
const GUEST_FIELDS = ['name:text', 'email:email:required', 'visits:whole', 'regular:boolean'];
const CHECKS = [
  ['tools/new-module/create-module.ts', 'new-things', 'odd-thing'],
  ['tools/new-record/create-record.ts', 'new-things', 'guest-entry', ...GUEST_FIELDS],
  [
    'node_modules/typescript-native/bin/tsc',
    '--noEmit',
    '--checkers',
    '2',
    '--incremental',
    'false',
  ],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', MADE, 'suite'],
  ['tools/architecture/check-architecture.ts'],
  ['node_modules/knip/bin/knip.js'],
  ['tools/translations/check-translations.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', MADE, 'suite/server/permissions', ...suiteTests()],
];

function suiteTests(): string[] {
  return ['required-texts', 'tenant-keys', 'declared-events', 'row-scope', 'personal-columns'].map(
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
