import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { areaItems } from '#modules/opportunity/contract/area-figures.ts';
import {
  getAreasCall,
  getClustersCall,
  getOutlinesCall,
} from '#modules/opportunity/contract/map-calls.ts';
import {
  mapKeyRefused,
  publicAddress,
  readAreasCall,
  readClustersCall,
  readOutlinePieceCall,
  readOutlinesCall,
} from '#modules/opportunity/contract/map-keys.ts';
import { getOutlinePieceCall } from '#modules/opportunity/contract/outline-pieces.ts';
import type { CallDefinition, CallOutput } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Route } from '#platform/server/http/route.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { isAuthorizedPage, requireMapKey } from './map-keys.ts';

const CALLS: readonly (readonly [CallDefinition, CallDefinition])[] = [
  [readAreasCall, getAreasCall],
  [readOutlinesCall, getOutlinesCall],
  [readOutlinePieceCall, getOutlinePieceCall],
  [readClustersCall, getClustersCall],
];

/**
 * Read calls of the map for API keys. Each returns the same response as the back-office call for a user of the brand.
 */
export function publicMapRoutes(routes: readonly Route[]): Route[] {
  return CALLS.flatMap(([call, inside]) => {
    const route = routes.find((one) => one.call === inside);
    return route ? [withKey(call, route)] : [];
  });
}

function withKey(call: CallDefinition, inside: Route): Route {
  return {
    call,
    ownTransactions: false,
    allowsOrigin: ({ app, params, origin }) =>
      isAuthorizedPage({ app }, { clientId: params.clientId ?? '', origin }),
    prove: async ({ app, params, headers }) => {
      await requireMapKey({ app }, { ...params, ...headers });
    },
    async handle(context) {
      const { app } = context;
      const { clientId } = context.params as { clientId: string };
      const db = app.database.ofClient(clientId);
      const brand = await app.ports.call(findBrand, { clientId }, { db, app });
      if (!brand) throw mapKeyRefused();
      const membership: Membership = {
        clientId,
        brandId: brand.brandId,
        timeZone: brand.timeZone,
        role: 'brand_user',
        modules: [],
        defaultModule: null,
        menus: new Set(['platform/opportunity']),
        menusElsewhere: new Set(),
      };
      const principal: Principal = {
        // There is no user, so the restriction to a user's locations does not apply.
        userId: clientId,
        sessionId: '',
        locale: context.request.locale,
        isSuperAdmin: false,
        memberships: new Map([[clientId, membership]]),
      };
      const params = inside.call.params?.safeParse(context.params);
      if (!params?.success) throw notFound();
      const answer = await inside.handle({
        ...context,
        params: params.data as typeof context.params,
        db,
        principal,
        membership,
      });
      if (call === readOutlinesCall) return withPublicPieces(answer as Outlines);
      return call === readAreasCall ? withItems(answer as CallOutput<typeof getAreasCall>) : answer;
    },
  };
}

/** Columns are internal to the back office; pages of the brand get objects. */
function withItems({
  areas,
  ...answer
}: CallOutput<typeof getAreasCall>): CallOutput<typeof readAreasCall> {
  return { ...answer, items: areaItems(areas) };
}

type Outlines = CallOutput<typeof readOutlinesCall>;

/** Rewrites links to pieces, so that they are read with the same key. */
function withPublicPieces(answer: Outlines): Outlines {
  const pieces = answer.pieces.map(({ key, url }) => ({ key, url: publicAddress(url) }));
  return { ...answer, pieces };
}
