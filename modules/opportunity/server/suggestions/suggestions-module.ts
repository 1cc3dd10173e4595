import { createChangeRequest } from '#modules/directory/contract/change-requests/change-request.ts';
import { retailerNotInDirectory } from '#modules/directory/contract/change-requests/change-request-problems.ts';
import { suggestModificationCall } from '#modules/directory/contract/change-requests/suggest-modification.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';

/**
 * The directory only shows users restricted to locations their own, so others are not found. Prospects are not in the
 * directory and return a specific error.
 */
const suggestModificationRoute = route(
  suggestModificationCall,
  async ({ db, app, params: { clientId }, body, principal: { userId } }) => {
    if (await isProspect({ db }, clientId, body.locationId)) throw retailerNotInDirectory();
    return app.ports.call(createChangeRequest, { clientId, userId, request: body }, { db, app });
  },
);

async function isProspect(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  id: string,
): Promise<boolean> {
  const prospect = await db
    .selectFrom('opportunity.retailers')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('location_id', 'is', null)
    .executeTakeFirst();
  return prospect !== undefined;
}

/** Module parts of suggested changes of retailers [OPP-06]. */
export const suggestionsModule = {
  routes: [suggestModificationRoute],
} satisfies Partial<ServerModule>;
