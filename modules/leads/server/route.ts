import { createRouteFactory } from '#platform/server/http/route.ts';
import type { LeadsTables } from './tables.ts';

export const route = createRouteFactory<LeadsTables>();
