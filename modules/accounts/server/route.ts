import { createRouteFactory } from '#platform/server/http/route.ts';
import type { AccountsTables } from './tables.ts';

export const route = createRouteFactory<AccountsTables>();
