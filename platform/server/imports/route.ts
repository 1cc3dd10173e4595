import { createRouteFactory } from '../http/route.ts';
import type { ImportTables } from './import-tables.ts';

export const route = createRouteFactory<ImportTables>();
