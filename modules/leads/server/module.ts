import {
  leadAccepted,
  leadConverted,
  leadCreated,
  leadLost,
} from '#modules/leads/contract/lead-events.ts';
import { leadsMenu } from '#modules/leads/contract/menu.ts';
import { leadsOpenAddresses } from '#modules/leads/contract/open-addresses.ts';
import { defineModule } from '#platform/server/module.ts';

export const leads = defineModule({
  name: 'leads',
  menu: leadsMenu,
  events: [leadCreated, leadAccepted, leadConverted, leadLost],
  openAddresses: Object.values(leadsOpenAddresses),
  persons: { holdsNone: 'nothing is kept yet' },
});
