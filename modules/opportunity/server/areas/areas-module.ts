import type { ServerModule } from '#platform/server/module.ts';
import { getOutlinePieceRoute, getOutlinesRoute } from './outlines.route.ts';
import { ownLayersRoutes } from './own-layers/own-layers.route.ts';
import { reassignAreasJob } from './reassign-areas.ts';

export const areasModule = {
  routes: [getOutlinesRoute, getOutlinePieceRoute, ...ownLayersRoutes],
  jobs: [reassignAreasJob],
} satisfies Partial<ServerModule>;
