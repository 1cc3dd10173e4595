import { fixDeadCodeCall, listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import { fixDeadCode } from '../commands/fix-dead-code.ts';
import { deadCodes } from '../queries/dead-codes.ts';
import { route } from '../route.ts';

export const listDeadCodesRoute = route(listDeadCodesCall, ({ db, membership, query }) =>
  deadCodes({ db }, query, membership.clientId),
);

export const fixDeadCodeRoute = route(
  fixDeadCodeCall,
  async ({ db, app, membership, principal: { userId }, body: { suffix, mend } }) => {
    if (mend.to === 'address' && !holds(createTouchpoints, membership)) throw forbidden();
    const { clientId } = membership;
    const touchpointId = await fixDeadCode({ db, app }, { clientId, userId, suffix, mend });
    return { suffix, touchpointId };
  },
);
