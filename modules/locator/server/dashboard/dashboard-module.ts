import type { ServerModule } from '#platform/server/module.ts';
import { createGoogleReportsMigration } from '../migrations/create-google-reports.migration.ts';
import * as routes from './dashboard.route.ts';
import { googleDataConnector } from './google-data.connector.ts';

/** What the dashboard brings to the module. */
export const dashboardModule = {
  migrations: [createGoogleReportsMigration],
  routes: Object.values(routes),
  connectors: [googleDataConnector],
} satisfies Partial<ServerModule>;
