import { createRouteFactory } from '#platform/server/http/route.ts';
import type { CommunicationTables } from './tables.ts';

export const route = createRouteFactory<CommunicationTables>();
