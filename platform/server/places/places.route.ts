import { findPlacesCall } from '#platform/contract/place.ts';
import { createRouteFactory } from '../http/route.ts';

const route = createRouteFactory<never>();

export const findPlacesRoute = route(findPlacesCall, async ({ app, query, request }) => {
  const items = await app.places.search({ ...query, language: query.language ?? request.locale });
  return {
    items,
    withoutPostcodes: items.length > 0 ? null : await app.places.countryWithoutPostcodes(query),
  };
});
