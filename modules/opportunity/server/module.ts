import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { demandModule } from './demand/demand-module.ts';
import { mapModule } from './map/map-module.ts';
import { createOpportunityMigration } from './migrations/create-opportunity.migration.ts';

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  migrations: [createOpportunityMigration, ...demandModule.migrations],
  routes: [...demandModule.routes, ...mapModule.routes],
  listeners: [...demandModule.listeners],
  jobs: [...demandModule.jobs],
  services: [...demandModule.services],
  persons: {
    holdsNone:
      'places to about a kilometre, sums and retailers; a request is known by its id, which Leads erases',
  },
});
