import { fixDeadCodeCall, listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { createTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import { route } from '../route.ts';
import { deadCodes } from './dead-codes.ts';
import { fixDeadCode } from './fix-dead-code.ts';

const listDeadCodesRoute = route(listDeadCodesCall, ({ db, membership, query }) =>
  deadCodes({ db }, query, membership.clientId),
);

const fixDeadCodeRoute = route(
  fixDeadCodeCall,
  async ({ db, app, membership, principal: { userId }, body: { suffix, mend: fix } }) => {
    if (fix.to === 'address' && !holds(createTouchpoints, membership)) throw forbidden();
    const { clientId } = membership;
    const touchpointId = await fixDeadCode({ db, app }, { clientId, userId, suffix, fix });
    return { suffix, touchpointId };
  },
);

export const deadCodesRoutes = [listDeadCodesRoute, fixDeadCodeRoute];
