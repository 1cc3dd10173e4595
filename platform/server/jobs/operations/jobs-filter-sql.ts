import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type JobFilter, jobList } from '#platform/contract/operations/job-list.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { conditionSql } from '../../filters/condition-sql.ts';
import { filterSql } from '../../filters/filter-sql.ts';
import { isWork, VIEW_CONDITIONS } from '../queue/queue-view.ts';

export interface MeantJobs extends JobFilter {
  /** Meaning of the search text for the user: jobs and clients by their display names. */
  meant?: { names: readonly string[]; clientIds: readonly string[] };
}

/** The same filter for the list and for bulk actions; over `pgboss.job as job`. */
export function jobsFilterSql(
  queues: ReadonlyMap<string, readonly string[]>,
  { meant, ...filter }: MeantJobs,
): RawBuilder<SqlBool> {
  const fits = filterSql(
    jobList,
    {
      columns: {
        client: sql`job.data ->> 'clientId'`,
        queue: ({ operator, value }) =>
          conditionSql.choice(sql`job.name`, {
            operator,
            value: value.flatMap((queue) => queues.get(queue) ?? []),
          }),
      },
      views: VIEW_CONDITIONS,
      words: (words) => {
        const like = likePattern(words, 'contains');
        return sql<SqlBool>`(job.name ilike ${like} or job.id::text = ${words}
          or job.data -> 'asked' ->> 'requestId' ilike ${like}
          or job.name = any (${meant?.names ?? []}::text[])
          or job.data ->> 'clientId' = any (${meant?.clientIds ?? []}::text[]))`;
      },
    },
    filter,
  );
  return sql<SqlBool>`${isWork} and ${fits}`;
}
