import { routeOf } from '../http/route.ts';
import type { JobsTables } from './tables.ts';

export const route = routeOf<JobsTables>();
