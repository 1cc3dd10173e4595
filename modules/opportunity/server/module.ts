import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { createOpportunityMigration } from './migrations/create-opportunity.migration.ts';
import { prospectsModule } from './prospects/prospects-module.ts';
import { retailersModule } from './retailers/retailers-module.ts';

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  migrations: [createOpportunityMigration, ...retailersModule.migrations],
  routes: [...retailersModule.routes, ...prospectsModule.routes],
  jobs: [...retailersModule.jobs, ...prospectsModule.jobs],
  listeners: [...retailersModule.listeners],
  searches: [...retailersModule.searches],
  persons: {
    holdsNone:
      'places to about a kilometre, sums and retailers; a request is known by its id, which Leads erases',
  },
});
