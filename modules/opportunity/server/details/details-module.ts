import type { ServerModule } from '#platform/server/module.ts';
import { indexDetailsMigration } from '../migrations/index-details.migration.ts';
import * as routes from './details.route.ts';

/** What the details of areas, clusters and retailers bring to the module. */
export const detailsModule = {
  migrations: [indexDetailsMigration],
  routes: Object.values(routes),
} satisfies Partial<ServerModule>;
