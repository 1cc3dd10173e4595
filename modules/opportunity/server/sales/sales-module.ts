import { getErpComparisonCall, salesImported } from '#modules/opportunity/contract/sales-calls.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { loosenSalesMigration } from '../migrations/loosen-sales.migration.ts';
import { route } from '../route.ts';
import { compareSales } from './compare-sales.ts';
import { requireErpRanges } from './erp-ranges.ts';
import { salesImport } from './sales-import.ts';

const getErpComparisonRoute = route(
  getErpComparisonCall,
  ({ app, db, membership: { clientId, timeZone }, query }) =>
    compareSales({ db, app }, { clientId, ...query, ...requireErpRanges(query, timeZone) }),
);

/** What sales bring to the module. */
export const salesModule = {
  migrations: [loosenSalesMigration],
  routes: [...salesImport.routes, getErpComparisonRoute],
  jobs: [...salesImport.jobs],
  events: [salesImported],
} satisfies Partial<ServerModule>;
