import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { allOf } from '#platform/server/all-of.ts';
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
import { prospectRoutes } from './prospects/prospects.routes.ts';
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
const routes = allOf(topics, 'routes');

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  migrations: [createOpportunityMigration, ...allOf(topics, 'migrations')],
  routes: [...routes, ...publicMapRoutes(routes)],
  jobs: allOf(topics, 'jobs'),
  listeners: allOf(topics, 'listeners'),
  services: allOf(topics, 'services'),
  events: allOf(topics, 'events'),
  ports: allOf(topics, 'ports'),
  searches: allOf(topics, 'searches'),
  ownMaps: allOf(topics, 'ownMaps'),
  persons: {
    holdsNone:
      'places to about a kilometre, sums and retailers; a request is known by its id, which Leads erases',
  },
});
