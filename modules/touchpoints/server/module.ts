import { touchpointsMenu } from '#modules/touchpoints/contract/menu.ts';
import { defineModule } from '#platform/server/module.ts';

export const touchpoints = defineModule({ name: 'touchpoints', menu: touchpointsMenu });
