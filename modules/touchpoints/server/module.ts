import { touchpointsMenu } from '#modules/touchpoints/contract/menu.ts';
import {
  touchpointChanged,
  touchpointCreated,
  touchpointScanned,
  touchpointsChanged,
} from '#modules/touchpoints/contract/touchpoint-events.ts';
import { defineModule } from '#platform/server/module.ts';
import { createTouchpoints } from './migrations/create-touchpoints.ts';
import { createVisits } from './migrations/create-visits.ts';

export const touchpoints = defineModule({
  name: 'touchpoints',
  menu: touchpointsMenu,
  migrations: [createTouchpoints, createVisits],
  events: [touchpointCreated, touchpointChanged, touchpointsChanged, touchpointScanned],
  routes: [],
  jobs: [],
});
