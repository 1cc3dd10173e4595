import { createRouteFactory } from '../http/route.ts';
import type { JobsTables } from './tables.ts';

export const route = createRouteFactory<JobsTables>();
