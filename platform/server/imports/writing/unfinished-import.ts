import { sql } from 'kysely';
import type { Permission } from '#platform/contract/permission.ts';
import type { Db } from '../../database/database.ts';
import type { DecisionSource } from '../../module-parts.ts';
import { CHECK_HOURS } from '../import-checks.ts';

/**
 * The user's last checked file of an import, while it is not written: it waits for repairs or a confirmation, or its
 * job failed [BEY-09]. Earlier files do not count, because a corrected one has usually replaced them.
 */
export function unfinishedImport(given: {
  module: string;
  /** As the import is declared: `touchpoints.quantities`. */
  importName: string;
  may: Permission;
  /** The screen of the import. */
  path: string;
}): DecisionSource {
  const { importName, ...source } = given;
  return {
    ...source,
    text: 'platform:decisions.unfinishedImport',
    async count({ db, clientId, principal: { userId } }) {
      const id = await findUnfinishedCheck({ db }, { clientId, userId, importName });
      return id === undefined ? 0 : { count: 1, path: `${given.path}?check=${id}` };
    },
  };
}

async function findUnfinishedCheck(
  { db }: { db: Db },
  { clientId, userId, importName }: { clientId: string; userId: string; importName: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select last.id, last.outcome is null and (last.job_id is null or exists (
        select from platform.jobs as job
        where job.client_id = last.client_id and job.id = last.job_id
          and job.state in ('failed', 'cancelled'))) as "isOpen"
    from platform.import_checks as last
    where last.client_id = ${clientId} and last.user_id = ${userId} and last.import_name = ${importName}
      and last.created_at > now() - make_interval(hours => ${CHECK_HOURS})
    order by last.id desc limit 1`.execute(db);
  const [last] = rows;
  return last?.isOpen ? last.id : undefined;
}
