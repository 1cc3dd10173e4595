/**
 * Prepares the database for a whole test run: one PostgreSQL server with migrated databases that test files copy.
 * Everything belongs to an ordinary role, never a superuser, so that it also works on a managed PostgreSQL. The default
 * is the embedded PostgreSQL in `.test`. To use another server (15 or later), give a user who may create databases and
 * roles (on a superuser's server the role `comptoir_tests` is used):
 * `TEST_DATABASE_URL=postgres://me:secret@localhost:5432/postgres npm test`
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { allMigrations } from './all-migrations.ts';
import { buildDatabaseUrl, createDatabase, demoTemplate, dropDatabase } from './databases.ts';
import { asOrdinaryRole } from './ordinary-role.ts';
import { prepareAllQueues } from './prepare-all-queues.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
    databaseTemplate: string;
    /** Also has the queues of all jobs. */
    appTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given ? undefined : await startTestServer();
  const server = await asOrdinaryRole(given ?? embedded?.url ?? '');
  const template = `comptoir_template_${randomBytes(6).toString('hex')}`;
  const appTemplate = `${template}_app`;
  const end = async () => {
    const demo = demoTemplate(template);
    for (const name of [template, appTemplate, demo.database, demo.unfinished])
      await dropDatabase(server, name);
    await rm(demo.directory, { recursive: true, force: true });
    await embedded?.stop();
  };
  try {
    await createDatabase(server, template);
    await migrateDatabase({
      url: buildDatabaseUrl(server, template),
      migrations: await allMigrations(),
    });
    await createDatabase(server, appTemplate, { template });
    await prepareAllQueues(buildDatabaseUrl(server, appTemplate));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('databaseServer', server);
  project.provide('databaseTemplate', template);
  project.provide('appTemplate', appTemplate);
  return end;
}
