import { createRouteFactory } from '#platform/server/http/route.ts';
import type { LocatorTables } from './tables.ts';

export const route = createRouteFactory<LocatorTables>();
