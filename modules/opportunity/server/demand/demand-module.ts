import type { ServerModule } from '#platform/server/module.ts';
import { widenFiguresMigration } from '../migrations/widen-figures.migration.ts';

/** What demand brings to the module. */
export const demandModule = {
  migrations: [widenFiguresMigration],
} satisfies Partial<ServerModule>;
