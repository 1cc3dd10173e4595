import { createRouteFactory } from '#platform/server/http/route.ts';

/** This module has no tables; it queries those of the platform. */
export const route = createRouteFactory<unknown>();
