import { routeOf } from '../http/route.ts';
import type { ConnectorsTables } from './tables.ts';

export const route = routeOf<ConnectorsTables>();
