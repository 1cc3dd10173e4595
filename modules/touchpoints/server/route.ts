import { createRouteFactory } from '#platform/server/http/route.ts';
import type { TouchpointsTables } from './tables.ts';

export const route = createRouteFactory<TouchpointsTables>();
