import { createRouteFactory } from '#platform/server/http/route.ts';
import type { ProfileHubTables } from './tables.ts';

export const route = createRouteFactory<ProfileHubTables>();
