import { createRouteFactory } from '#platform/server/http/route.ts';
import type { OpportunityTables } from './tables.ts';

export const route = createRouteFactory<OpportunityTables>();
