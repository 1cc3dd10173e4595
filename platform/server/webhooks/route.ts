import { createRouteFactory } from '../http/route.ts';
import type { WebhooksTables } from './tables.ts';

export const route = createRouteFactory<WebhooksTables>();
