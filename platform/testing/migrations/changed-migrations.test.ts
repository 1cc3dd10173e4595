import { expect, inject, onTestFinished, test } from 'vitest';
import { defineMigration } from '#platform/server/database/migration.ts';
import { allMigrations } from '../database/all-migrations.ts';
import { emptyDatabase } from '../database/empty-database.ts';
import { changedMigrations } from './changed-migrations.ts';
import { correctedMigrations } from './corrected-migrations.ts';
import landed from './landed-migrations.json' with { type: 'json' };
import { migrationFingerprints } from './migration-fingerprints.ts';

test('no migration that has landed is changed or gone', async () => {
  const database = await emptyDatabase(inject('databaseServer'));
  onTestFinished(database.drop);
  const today = await migrationFingerprints(database.url, await allMigrations());
  expect(changedMigrations(landed, today)).toEqual([]);
  expect(
    Object.keys(today).filter((name) => !(name in landed)),
    'new migrations: write them down with `npm run land-migrations`',
  ).toEqual([]);
});

test('a helper that does something else changes the migrations that call it', async () => {
  const database = await emptyDatabase(inject('databaseServer'));
  onTestFinished(database.drop);
  let column = 'one';
  const migration = defineMigration({
    name: 'loyalty',
    up: async (db) => db.schema.createTable('cards').addColumn(column, 'text').execute(),
  });
  const before = await migrationFingerprints(database.url, [migration]);
  const again = await emptyDatabase(inject('databaseServer'));
  onTestFinished(again.drop);
  column = 'two';
  const after = await migrationFingerprints(again.url, [migration]);
  expect(changedMigrations(before, before)).toEqual([]);
  expect(changedMigrations(before, after)).toEqual([
    expect.stringContaining('loyalty has landed and does something else now'),
  ]);
  expect(changedMigrations(before, {})).toEqual([
    expect.stringContaining('loyalty has landed and is gone'),
  ]);
});

test('a corrected migration differs from its landed version and has a later migration that repairs it', () => {
  const fingerprints = new Map<string, string>(Object.entries(landed));
  for (const [name, { landedAs, repairedBy }] of Object.entries(correctedMigrations)) {
    expect(fingerprints.get(name)).not.toBe(landedAs);
    expect(fingerprints.has(repairedBy) && repairedBy > name, `${name} needs a repair`).toBe(true);
  }
});
