import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { MAP_KEYS_MAX } from '#modules/opportunity/contract/limits.ts';
import {
  createMapKeyCall,
  endMapKeyCall,
  listMapKeysCall,
  mapKeyRefused,
  pageNotAuthorized,
  readAreasCall,
  tooManyMapKeys,
} from '#modules/opportunity/contract/map-keys.ts';
import {
  createApiKey,
  findApiKey,
  type KeySubject,
  listApiKeys,
  revokeApiKey,
} from '#platform/server/api-keys/api-keys.ts';
import type { App } from '#platform/server/app.ts';
import { route } from '../route.ts';
import { isAuthorizedPage } from './authorized-pages.ts';

const PURPOSE = 'opportunity.map';

/** The keys belong to the brand. */
function keysOf(clientId: string): KeySubject {
  return { clientId, purpose: PURPOSE, subject: clientId };
}

/**
 * Rejects keys of other clients, and browser pages on hosts that the client did not authorize. Servers send no origin.
 */
export async function requireMapKey(
  app: App,
  given: { clientId: string; authorization: string; origin?: string | undefined },
): Promise<void> {
  const { clientId, authorization, origin } = given;
  const key = await findApiKey({ app }, authorization, PURPOSE);
  if (key?.clientId !== clientId || !key.scopes.includes(readAreasCall.keyScope))
    throw mapKeyRefused();
  const db = app.database.ofClient(clientId);
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) throw mapKeyRefused();
  if (origin !== undefined && !(await isAuthorizedPage(app, { clientId, origin })))
    throw pageNotAuthorized({ domain: URL.parse(origin)?.host ?? '' });
}

export const mapKeyRoutes = [
  route(listMapKeysCall, async ({ db, app, membership: { clientId } }) => ({
    items: await listApiKeys({ db, app }, keysOf(clientId)),
  })),
  route(
    createMapKeyCall,
    async ({ db, app, body: { name }, membership: { clientId }, principal: { userId } }) => {
      const keys = keysOf(clientId);
      // Prevents two concurrent users from exceeding the limit together.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${PURPOSE} ${clientId}`}, 0))`.execute(
        db,
      );
      const inUse = (await listApiKeys({ db, app }, keys)).filter(({ endedAt }) => !endedAt);
      if (inUse.length >= MAP_KEYS_MAX) throw tooManyMapKeys({ limit: MAP_KEYS_MAX });
      return createApiKey({ db, app }, keys, { name, scopes: [readAreasCall.keyScope], userId });
    },
  ),
  route(endMapKeyCall, async ({ db, params: { keyId }, membership: { clientId } }) => {
    await revokeApiKey({ db }, keysOf(clientId), keyId);
    return null;
  }),
] as const;
