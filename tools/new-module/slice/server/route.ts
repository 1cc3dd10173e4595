import { createRouteFactory } from '#platform/server/http/route.ts';
import type { CornerShopTables } from './tables.ts';

export const route = createRouteFactory<CornerShopTables>();
