import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';

/**
 * Each client's rows could be on a separate machine: no key constraint connects rows of two clients. A table belongs to
 * clients when it has a `client_id`.
 */
const suite = await testApp({ work: false });
const db = suite.app.database.acrossClients();

/** Tables that belong to no client, and the reason. */
const NOT_A_CLIENTS: Record<string, string> = {
  'accounts.access_requests': 'made by people who may belong to no client yet',
  'accounts.first_admin_links': 'before there is a client',
  'accounts.password_links': 'of a user',
  'accounts.sign_in_failures': 'counted by address and e-mail',
  'accounts.users': 'a person can work for several clients',
  'communication.google_pace': 'of the whole installation',
  'directory.clients': 'the clients themselves',
  'directory.client_imports': 'the client is not here yet',
  'directory.host_names': 'a host name leads to one client',
  'leads.confirmed_recipients': 'a mailbox gets one confirmation an hour over all clients',
  'leads.page_senders': 'requests without scripts, counted by address',
  'locator.slugs': 'a public address leads to one client',
  'platform.acting': 'who acts as which user',
  'platform.connector_checks': 'of the whole installation',
  'platform.house_views': 'of the lists above clients',
  'platform.job_progress': 'of jobs that no user started',
  'platform.job_workers': 'processes',
  'platform.notification_mail_stops': 'of a user',
  'platform.notification_settings': 'of a user, at all of their clients',
  'platform.paused_queues': 'of the whole installation',
  'platform.queue_samples': 'of the whole installation',
  'platform.refresh_tokens': 'of a session',
  'platform.sessions': 'of a user',
  'platform.spent_captchas': 'of nobody',
};

/** Not made by our migrations. */
const FOREIGN_SCHEMAS = ['pg_catalog', 'pg_toast', 'information_schema', 'pgboss', 'migrations'];

const isClients = (table: string) =>
  sql`exists (select from pg_attribute where attrelid = ${sql.ref(table)} and attname = 'client_id')`;
const nameOf = (relation: string) => sql`${sql.ref(relation)}::regclass::text`;
const columnAt = (table: string, number: string) =>
  sql`(select attname from pg_attribute where attrelid = ${sql.ref(table)} and attnum = ${sql.raw(number)})`;

test('every table belongs to a client or is listed as an exception', async () => {
  const { rows } = await sql<{ name: string }>`
    select ${nameOf('pg_class.oid')} as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname <> all(${FOREIGN_SCHEMAS}) and not ${isClients('pg_class.oid')}
    order by 1`.execute(db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(NOT_A_CLIENTS).toSorted());
});

test('every key of a client’s table begins with the client', async () => {
  const { rows } = await sql<{ table: string; key: string; begins: string | null }>`
    select ${nameOf('indrelid')} as table, ${nameOf('indexrelid')} as key,
      ${columnAt('indrelid', 'indkey[0]')} as begins
    from pg_index
    where (indisunique or indisexclusion) and ${isClients('indrelid')}
    order by 1, 2`.execute(db);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ begins }) => begins !== 'client_id')).toEqual([]);
});

test('what points into a client’s table begins with the client on both sides', async () => {
  const { rows } = await sql<{ table: string; key: string; begins: string; there: string }>`
    select ${nameOf('conrelid')} as table, conname as key,
      ${columnAt('conrelid', 'conkey[1]')} as begins, ${columnAt('confrelid', 'confkey[1]')} as there
    from pg_constraint
    where contype = 'f' and ${isClients('confrelid')}
    order by 1, 2`.execute(db);
  expect(rows.length).toBeGreaterThan(10);
  expect(
    rows.filter(({ begins, there }) => begins !== 'client_id' || there !== 'client_id'),
  ).toEqual([]);
});
