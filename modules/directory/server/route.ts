import { createRouteFactory } from '#platform/server/http/route.ts';
import type { DirectoryTables } from './tables.ts';

export const route = createRouteFactory<DirectoryTables>();
