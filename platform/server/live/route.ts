import { createRouteFactory } from '../http/route.ts';
import type { LiveTables } from './tables.ts';

export const route = createRouteFactory<LiveTables>();
