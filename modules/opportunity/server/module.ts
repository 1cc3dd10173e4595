import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';
import { detailsModule } from './details/details-module.ts';
import { createOpportunityMigration } from './migrations/create-opportunity.migration.ts';

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  migrations: [createOpportunityMigration, ...detailsModule.migrations],
  routes: [...detailsModule.routes],
  persons: {
    holdsNone:
      'places to about a kilometre, sums and retailers; a request is known by its id, which Leads erases',
  },
});
