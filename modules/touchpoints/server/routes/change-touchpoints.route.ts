import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/change-touchpoints.ts';
import { touchpointChangedMeanwhile } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { refusedAs } from '#platform/server/database/refused-as.ts';
import { changeChosen } from '../bulk/change-chosen.ts';
import { updateTouchpoint } from '../commands/update-touchpoint.ts';
import { readTouchpoint } from '../queries/read-touchpoint.ts';
import { understoodWhich } from '../queries/understood-filter.ts';
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
  async ({ db, app, body: { which, change }, membership, principal }) => {
    const { clientId } = membership;
    const understood = await understoodWhich({ db, app }, clientId, which);
    const asked = { clientId, userId: principal.userId, which: understood, change };
    // Somebody may make another touchpoint of the same product in this very moment.
    return refusedAs({ touchpoints_of_product: touchpointChangedMeanwhile }, () =>
      changeChosen({ db, app }, asked),
    );
  },
);
