import { changeLeadsCall, undoTagsCall } from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import { changeChosen } from '../bulk/change-chosen.ts';
import { route } from '../route.ts';

/** Each lead is saved separately, so that a refusal does not roll back the others. */
const EACH_BY_ITSELF = { ownTransactions: true };

export const changeLeadsRoute = route(
  changeLeadsCall,
  ({ db, app, body, principal: { userId, locale: reader }, membership: { clientId, role } }) =>
    changeChosen({ db, app }, { clientId, userId, role, reader }, body),
  EACH_BY_ITSELF,
);

export const undoTagsRoute = route(
  undoTagsCall,
  ({ db, app, body, principal: { userId, locale: reader }, membership: { clientId, role } }) =>
    changeChosen(
      { db, app },
      { clientId, userId, role, reader },
      { change: { action: 'undo', undoId: body.undoId } },
    ),
  EACH_BY_ITSELF,
);
