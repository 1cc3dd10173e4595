import type { ServerModule } from '#platform/server/module.ts';
import { completeRetailersMigration } from '../migrations/complete-retailers.migration.ts';
import { followRetailersMigration } from '../migrations/follow-retailers.migration.ts';
import { followDirectory } from './follow-directory.ts';
import { retailerRoutes } from './retailers.routes.ts';
import { searchMap } from './search-map.ts';
import { syncRetailersJob } from './sync-retailers.ts';
import { warmIndexesService } from './warm-indexes.ts';

/** What retailers bring to the module. */
export const retailersModule = {
  migrations: [followRetailersMigration, completeRetailersMigration],
  routes: retailerRoutes,
  jobs: [syncRetailersJob],
  listeners: followDirectory,
  searches: [searchMap],
  services: [warmIndexesService],
} satisfies Partial<ServerModule>;
