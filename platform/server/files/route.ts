import { createRouteFactory } from '../http/route.ts';
import type { FilesTables } from './tables.ts';

export const route = createRouteFactory<FilesTables>();
