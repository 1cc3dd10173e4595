import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/change-touchpoints.ts';
import { changeTouchpoints } from '../commands/change-touchpoints.ts';
import { updateTouchpoint } from '../commands/update-touchpoint.ts';
import { readTouchpoint } from '../queries/read-touchpoint.ts';
import { route } from '../route.ts';

export const findTouchpointRoute = route(findTouchpointCall, ({ db, app, params, membership }) =>
  readTouchpoint({ db, app }, { clientId: membership.clientId, id: params.id }),
);

export const updateTouchpointRoute = route(
  updateTouchpointCall,
  async ({ db, app, params, body, membership }) => {
    const touchpoint = { clientId: membership.clientId, id: params.id };
    await updateTouchpoint({ db, app }, touchpoint, body);
    return readTouchpoint({ db, app }, touchpoint);
  },
);

export const bulkChangeTouchpointsRoute = route(
  bulkChangeTouchpointsCall,
  ({ db, app, body, membership }) => changeTouchpoints({ db, app }, membership.clientId, body),
);
