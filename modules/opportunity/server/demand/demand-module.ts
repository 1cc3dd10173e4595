import type { ServerModule } from '#platform/server/module.ts';
import { listChangedAreasMigration } from '../migrations/list-changed-areas.migration.ts';
import { widenFiguresMigration } from '../migrations/widen-figures.migration.ts';
import { backfillDemandJob, backfillNewClient, sweepBackfillsJob } from './backfill.ts';
import { intentionImport } from './intention-import.ts';
import { followLeads } from './lead-intentions.ts';
import { reassignAreasJob } from './reassign-areas.ts';
import { followSearches } from './search-intentions.ts';
import { followPageVisits, followVisits } from './visit-intentions.ts';

/** Module parts of demand. */
export const demandModule = {
  migrations: [widenFiguresMigration, listChangedAreasMigration],
  routes: [...intentionImport.routes],
  listeners: [...followLeads, followVisits, followPageVisits, followSearches, backfillNewClient],
  jobs: [backfillDemandJob, sweepBackfillsJob, ...intentionImport.jobs, reassignAreasJob],
} satisfies Partial<ServerModule>;
