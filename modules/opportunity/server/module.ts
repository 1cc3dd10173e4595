import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { configurationModule } from './configuration/configuration-module.ts';
import { publicMapRoutes } from './configuration/public-map.routes.ts';
import { demandModule } from './demand/demand-module.ts';
import { mapModule } from './map/map-module.ts';
import { createOpportunityMigration } from './migrations/create-opportunity.migration.ts';
import { openingsModule } from './openings/openings-module.ts';
import { prospectsModule } from './prospects/prospects-module.ts';
import { retailersModule } from './retailers/retailers-module.ts';
import { salesModule } from './sales/sales-module.ts';
import { suggestionsModule } from './suggestions/suggestions-module.ts';

const routes = [
  ...configurationModule.routes,
  ...suggestionsModule.routes,
  ...salesModule.routes,
  ...openingsModule.routes,
  ...retailersModule.routes,
  ...prospectsModule.routes,
  ...demandModule.routes,
  ...mapModule.routes,
];

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  migrations: [
    createOpportunityMigration,
    ...configurationModule.migrations,
    ...retailersModule.migrations,
    ...demandModule.migrations,
  ],
  routes: [...routes, ...publicMapRoutes(routes)],
  events: [...configurationModule.events, ...salesModule.events],
  jobs: [
    ...salesModule.jobs,
    ...openingsModule.jobs,
    ...retailersModule.jobs,
    ...prospectsModule.jobs,
    ...demandModule.jobs,
  ],
  listeners: [...retailersModule.listeners, ...demandModule.listeners],
  services: [...demandModule.services],
  searches: [...retailersModule.searches],
  ownMaps: [...configurationModule.ownMaps],
  persons: {
    holdsNone:
      'places to about a kilometre, sums and retailers; a request is known by its id, which Leads erases',
  },
});
