import type { ServerModule } from '#platform/server/module.ts';
import { getOutlinePieceRoute, getOutlinesRoute } from './outlines.route.ts';
import { ownLayersRoutes } from './own-layers/own-layers.route.ts';

export const areasModule = {
  routes: [getOutlinesRoute, getOutlinePieceRoute, ...ownLayersRoutes],
} satisfies Partial<ServerModule>;
