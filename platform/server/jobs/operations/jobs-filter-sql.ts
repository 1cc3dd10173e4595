import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type JobFilter, jobList } from '#platform/contract/operations/job-list.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { conditionSql } from '../../filters/condition-sql.ts';
import { filterSql } from '../../filters/filter-sql.ts';
import { isWork, VIEW_CONDITIONS } from '../queue/queue-view.ts';

export interface MeantJobs extends JobFilter {
  /** What the searched words mean to the reader: jobs and clients by the names that they see. */
  meant?: { names: readonly string[]; clientIds: readonly string[] };
}

/** The same judgement for the list and for what is done with all that fit; over `pgboss.job as job`. */
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
