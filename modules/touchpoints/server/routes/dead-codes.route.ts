import { listDeadCodesCall, mendDeadCodeCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import { mendDeadCode } from '../commands/mend-dead-code.ts';
import { deadCodes } from '../queries/dead-codes.ts';
import { route } from '../route.ts';

export const listDeadCodesRoute = route(listDeadCodesCall, ({ db, membership, query }) =>
  deadCodes({ db }, query, membership.clientId),
);

export const mendDeadCodeRoute = route(
  mendDeadCodeCall,
  async ({ db, app, membership, principal: { userId }, body: { suffix, mend } }) => {
    if (mend.to === 'address' && !holds(createTouchpoints, membership)) throw forbidden();
    const { clientId } = membership;
    const touchpointId = await mendDeadCode({ db, app }, { clientId, userId, suffix, mend });
    return { suffix, touchpointId };
  },
);
