import { refreshQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import {
  bulkChangeTouchpointsCall,
  undoEndTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { productHasTouchpoint } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { route } from '../route.ts';
import { normalizedWhich } from '../search/search-touchpoints.ts';
import { changeChosen } from './change-chosen.ts';

const bulkChangeTouchpointsRoute = route(
  bulkChangeTouchpointsCall,
  async ({ db, app, body: { which, change }, membership, principal }) => {
    const { clientId } = membership;
    const understood = await normalizedWhich({ db, app }, clientId, which);
    const asker = { clientId, userId: principal.userId };
    // A concurrent request may create another touchpoint of the same product.
    return constraintProblem({ touchpoints_of_product: productHasTouchpoint }, () =>
      changeChosen({ db, app }, asker, { which: understood, change }),
    );
  },
);

const undoEndTouchpointsRoute = route(
  undoEndTouchpointsCall,
  async ({ db, app, body: { undoId }, membership: { clientId }, principal: { userId } }) => {
    const change = { action: 'undo-end', undoId } as const;
    const outcome = await changeChosen({ db, app }, { clientId, userId }, { change });
    return { changed: outcome.changed, refused: outcome.refused, jobId: outcome.jobId };
  },
);

const refreshQrCodeRoute = route(
  refreshQrCodeCall,
  async ({ db, app, body: { which }, membership, principal }) => {
    const change = { action: 'refresh-codes' } as const;
    const { clientId } = membership;
    const understood = await normalizedWhich({ db, app }, clientId, which);
    const asker = { clientId, userId: principal.userId };
    const work = { which: understood, change };
    const { changed, jobId } = await changeChosen({ db, app }, asker, work);
    return { refreshed: changed, jobId };
  },
);

export const changeTouchpointsRoutes = [
  bulkChangeTouchpointsRoute,
  undoEndTouchpointsRoute,
  refreshQrCodeRoute,
];
