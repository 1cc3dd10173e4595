import type { KyselyPlugin } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

/** The same database, counting its statements. */
export function countStatements(db: Db): { db: Db; statements(): number } {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      return result;
    },
  };
  return { db: db.withPlugin(counting), statements: () => count };
}
