/**
 * Makes a module in a copy of the checkout and runs there what `npm test` would say about it. Its types are those of the
 * slice, which is checked where it stands (tsconfig.json leads its imports there).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const LEFT_BEHIND = new Set(['node_modules', '.git', '.data', '.dist', '.test']);
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

const copy = mkdtempSync(join(tmpdir(), 'comptoir-new-module-'));
try {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_BEHIND.has(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const failed = CHECKS.find((command) => {
    const { status } = spawnSync(process.execPath, command, { cwd: copy, stdio: 'inherit' });
    return status !== 0;
  });
  if (failed) console.error(`a new module fails ${failed[0]}`);
  process.exitCode = failed ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
