import { findPlacesCall } from '#platform/contract/calls/find-places.ts';
import { routeOf } from '../http/route.ts';

const route = routeOf<never>();

export const findPlacesRoute = route(findPlacesCall, async ({ app, query, request }) => ({
  items: await app.places.search({ ...query, language: query.language ?? request.locale }),
}));
