import { createRouteFactory } from '../http/route.ts';
import type { ConnectorsTables } from './tables.ts';

export const route = createRouteFactory<ConnectorsTables>();
