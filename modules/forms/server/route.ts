import { createRouteFactory } from '#platform/server/http/route.ts';
import type { FormsTables } from './tables.ts';

export const route = createRouteFactory<FormsTables>();
