import { leadsMenu } from '#modules/leads/contract/menu.ts';
import { leadsOpenAddresses } from '#modules/leads/contract/open-addresses.ts';
import { defineModule } from '#platform/server/module.ts';

export const leads = defineModule({
  name: 'leads',
  menu: leadsMenu,
  openAddresses: Object.values(leadsOpenAddresses),
  persons: { holdsNone: 'nothing is kept yet' },
});
