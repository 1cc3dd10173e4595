import { routeOf } from '../http/route.ts';
import type { FilesTables } from './tables.ts';

export const route = routeOf<FilesTables>();
