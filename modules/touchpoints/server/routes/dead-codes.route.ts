import { listDeadCodesCall, mendDeadCodeCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { mendDeadCode } from '../commands/mend-dead-code.ts';
import { deadCodes } from '../queries/dead-codes.ts';
import { route } from '../route.ts';

export const listDeadCodesRoute = route(listDeadCodesCall, ({ db, membership, query }) =>
  deadCodes(db, { ...query, clientId: membership.clientId }),
);

export const mendDeadCodeRoute = route(
  mendDeadCodeCall,
  async ({ db, app, membership, principal, body }) => ({
    suffix: body.suffix,
    touchpointId: await mendDeadCode(
      { db, app },
      {
        clientId: membership.clientId,
        userId: principal.userId,
        suffix: body.suffix,
        mend: body.mend,
      },
    ),
  }),
);
