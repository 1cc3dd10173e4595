import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { createOpportunityMigration } from './migrations/create-opportunity.migration.ts';
import { openingsModule } from './openings/openings-module.ts';
import { salesModule } from './sales/sales-module.ts';

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  migrations: [createOpportunityMigration, ...salesModule.migrations],
  routes: [...salesModule.routes, ...openingsModule.routes],
  jobs: [...salesModule.jobs, ...openingsModule.jobs],
  events: [...salesModule.events],
  persons: {
    holdsNone:
      'places to about a kilometre, sums and retailers; a request is known by its id, which Leads erases',
  },
});
