import { getClientBaseMapCall } from '#platform/contract/map/base-map.ts';
import { CLIENT_MAP_COOKIE, CLIENT_MAP_COOKIE_SECONDS } from '../http/answer/security-headers.ts';
import { createRouteFactory } from '../http/route.ts';
import { findClientBaseMap } from './base-maps/find-client-base-map.ts';

const route = createRouteFactory<never>();

/** Returns the client's own map and sets a cookie, so that the next page may contact its provider. */
export const getClientBaseMapRoute = route(
  getClientBaseMapCall,
  async ({ app, db, membership, query, answer }) => {
    const { clientId } = membership;
    const found = await findClientBaseMap({ app, db }, { clientId, of: query.of });
    if (!found) return { ground: null, failsAt: null };
    const { own, works } = found;
    if (!works) return { ground: null, failsAt: new URL(own.host).host };
    answer.setCookie(CLIENT_MAP_COOKIE, '1', { path: '/', maxAge: CLIENT_MAP_COOKIE_SECONDS });
    return { ground: own.ground, failsAt: null };
  },
);
