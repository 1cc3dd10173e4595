import { routeOf } from '../http/route.ts';
import type { LiveTables } from './tables.ts';

export const route = routeOf<LiveTables>();
