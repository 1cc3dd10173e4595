import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { configurationModule } from './configuration/configuration-module.ts';
import { publicMapRoutes } from './configuration/public-map.routes.ts';
import { createOpportunityMigration } from './migrations/create-opportunity.migration.ts';
import { suggestionsModule } from './suggestions/suggestions-module.ts';

const routes = [...configurationModule.routes];

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  migrations: [createOpportunityMigration, ...configurationModule.migrations],
  routes: [...routes, ...publicMapRoutes(routes)],
  events: [...configurationModule.events],
  ownMaps: [...configurationModule.ownMaps],
  migrations: [createOpportunityMigration],
  routes: [...suggestionsModule.routes],
  persons: {
    holdsNone:
      'places to about a kilometre, sums and retailers; a request is known by its id, which Leads erases',
  },
});
