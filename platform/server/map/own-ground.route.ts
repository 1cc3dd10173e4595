import { ownGroundCall } from '#platform/contract/calls/own-ground.ts';
import { OWN_MAP_COOKIE, OWN_MAP_COOKIE_SECONDS } from '../http/answer/own-map-cookie.ts';
import { routeOf } from '../http/route.ts';
import { ownGroundOfClient } from './grounds/own-ground-of-client.ts';

const route = routeOf<never>();

/** From the next page on, the browser that was told of a client's own map may ask its provider. */
export const ownGroundRoute = route(
  ownGroundCall,
  async ({ app, db, membership, query, answer }) => {
    const { clientId } = membership;
    const found = await ownGroundOfClient({ app, db }, { clientId, of: query.of });
    if (!found) return { ground: null, failsAt: null };
    const { own, works } = found;
    if (!works) return { ground: null, failsAt: new URL(own.host).host };
    answer.setCookie(OWN_MAP_COOKIE, '1', { path: '/', maxAge: OWN_MAP_COOKIE_SECONDS });
    return { ground: own.ground, failsAt: null };
  },
);
