import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { defineModule, type ServerModule } from '#platform/server/module.ts';
import { areasModule } from './areas/areas-module.ts';
import { configurationModule } from './configuration/configuration-module.ts';
import { publicMapRoutes } from './configuration/public-map.routes.ts';
import { demandModule } from './demand/demand-module.ts';
import * as detailsRoutes from './details/details.route.ts';
import { getAreasFileRoute, getAreasRoute } from './map/areas.route.ts';
import { createOpportunityMigration } from './migrations/create-opportunity.migration.ts';
import { indexDetailsMigration } from './migrations/index-details.migration.ts';
import { versionFiguresMigration } from './migrations/version-figures.migration.ts';
import { openingsModule } from './openings/openings-module.ts';
import { prospectImport } from './prospects/prospect-import.ts';
import { prospectRoutes, prospectsAssignedKind } from './prospects/prospects.routes.ts';
import { retailersModule } from './retailers/retailers-module.ts';
import { salesModule } from './sales/sales-module.ts';
import { suggestionsModule } from './suggestions/suggestions-module.ts';

const topics: Partial<ServerModule>[] = [
  areasModule,
  configurationModule,
  demandModule,
  {
    migrations: [indexDetailsMigration, versionFiguresMigration],
    routes: Object.values(detailsRoutes),
  },
  { routes: [getAreasRoute, getAreasFileRoute] },
  openingsModule,
  { routes: [...prospectRoutes, ...prospectImport.routes], jobs: prospectImport.jobs },
  retailersModule,
  salesModule,
  suggestionsModule,
];
const routes = collectFromModules(topics, 'routes');

export const opportunity = defineModule({
  name: 'opportunity',
  purpose: 'The map of purchase intentions: where people want to buy, and where nobody sells.',
  menu: opportunityMenu,
  migrations: [createOpportunityMigration, ...collectFromModules(topics, 'migrations')],
  routes: [...routes, ...publicMapRoutes(routes)],
  jobs: collectFromModules(topics, 'jobs'),
  listeners: collectFromModules(topics, 'listeners'),
  services: collectFromModules(topics, 'services'),
  events: collectFromModules(topics, 'events'),
  ports: collectFromModules(topics, 'ports'),
  searches: collectFromModules(topics, 'searches'),
  notificationKinds: [prospectsAssignedKind],
  ownMaps: collectFromModules(topics, 'ownMaps'),
  persons: {
    holdsNone:
      'stores positions rounded to about a kilometre, sums and retailers; it refers to leads by ID, which Leads erases',
  },
});
