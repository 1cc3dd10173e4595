import { routeOf } from '#platform/server/http/route.ts';

/** This module keeps no tables: it asks the platform about its own. */
export const route = routeOf<unknown>();
