/** Adds the fingerprints of new migrations to the released ones; an existing fingerprint is never overwritten. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { emptyDatabase } from '#platform/testing/database/empty-database.ts';
import { startTestServer } from '#platform/testing/database/test-server.ts';
import { changedMigrations } from '#platform/testing/migrations/changed-migrations.ts';
import landed from '#platform/testing/migrations/landed-migrations.json' with { type: 'json' };
import { migrationFingerprints } from '#platform/testing/migrations/migration-fingerprints.ts';

const FILE = join(import.meta.dirname, '../../platform/testing/migrations/landed-migrations.json');

const server = await startTestServer();
try {
  const database = await emptyDatabase(server.url);
  const today = await migrationFingerprints(database.url, await allMigrations());
  await database.drop();
  const wrong = changedMigrations(landed, today);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) process.exitCode = 1;
  else await writeFile(FILE, `${JSON.stringify(today, null, 2)}\n`);
  for (const name of Object.keys(today)) if (!(name in landed)) console.log(`landed: ${name}`);
} finally {
  await server.stop();
}
