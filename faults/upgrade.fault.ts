/**
 * Two processes of this version start at the same time on the database of an earlier version. Then this version starts
 * on a database that a newer version has used.
 */
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { replayDump } from '#platform/testing/database/replay-dump.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { type Fault, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { column } from './support/column.ts';
import { signIn } from './support/demo-admin.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const EARLIER = join(import.meta.dirname, '../suite/server/upgrade/before-touchpoints.sql');
const RECORDS = `
  select 'user ' || first_name || ' ' || last_name || ' ' || email from accounts.users
  union all select 'membership ' || client_id || ' ' || user_id || ' ' || role from accounts.memberships
  union all select 'client ' || id || ' ' || name from directory.clients
  union all select 'location ' || id || ' ' || name from directory.locations
  union all select 'product ' || id || ' ' || sku from directory.products
  union all select 'audit ' || id || ' ' || record || ' ' || action from platform.audit_entries where at < $1`;

const fault: Fault = async () => {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({ directory: join(folder.path, 'postgres') });
  await replayDump(postgres.url, EARLIER);
  const began = new Date();
  const records = () => column(postgres.url, RECORDS, [began]);
  const acknowledged = await records();
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
  };
  const webs = await Promise.all([
    startSuiteProcess(environment),
    startSuiteProcess(environment, ['--role', 'web']),
  ]);
  const found = await records();
  const statuses = await Promise.all(
    webs.map(async ({ address }) => {
      const headers = await signIn(address, { email: 'anna.zorn@maison-vidal.example' });
      return (await fetch(`${address}/gtr-core/auth/session`, { headers })).status;
    }),
  );
  await Promise.all(webs.map((web) => web.stop()));

  await column(
    postgres.url,
    `insert into migrations.kysely_migration values ('2099-01-01-01-of-tomorrow', '2099-01-01T00:00:00Z') returning name`,
  );
  const before = await written(postgres.url);
  const refused = await startSuiteProcess(environment).then(
    async (started) => `started, and ended with ${await started.stop()}`,
    (error: Error) => error.message,
  );
  const after = await written(postgres.url);
  await postgres.stop();
  await folder.remove();
  const lines = refused.split('\n').filter((line) => line.trim() && !/^the suite ended/.test(line));
  return [
    nothingLostOrDuplicated('records of the earlier version', { acknowledged, found }),
    {
      what: 'a sign-in with the old password at both',
      seen: statuses.join(', '),
      holds: statuses.every((status) => status === 200),
    },
    {
      what: 'a downgrade',
      seen: lines.join(' / '),
      holds: lines.length === 1 && /newer version of Comptoir/.test(lines[0] ?? ''),
    },
    {
      what: 'written by it',
      seen: after === before ? 'nothing' : 'something',
      holds: after === before,
    },
  ];
};

/** The next transaction id, which does not change while no transaction writes. */
async function written(url: string): Promise<string> {
  const [next] = await column(url, 'select pg_snapshot_xmax(pg_current_snapshot())::text');
  return next ?? '';
}

export default fault;
