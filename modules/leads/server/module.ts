import { leadsMenu } from '#modules/leads/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const leads = defineModule({ name: 'leads', menu: leadsMenu });
