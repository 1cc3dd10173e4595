import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const opportunity = defineModule({
  name: 'opportunity',
  menu: opportunityMenu,
  persons: { holdsNone: 'nothing is kept yet' },
});
