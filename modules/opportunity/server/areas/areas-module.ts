import type { ServerModule } from '#platform/server/module.ts';
import { getOutlinePieceRoute, getOutlinesRoute } from './outlines.route.ts';
import {
  deleteOwnLayerRoute,
  listOwnLayersRoute,
  uploadOwnLayerRoute,
} from './own-layers/own-layers.route.ts';

export const areasModule = {
  routes: [
    getOutlinesRoute,
    getOutlinePieceRoute,
    listOwnLayersRoute,
    uploadOwnLayerRoute,
    deleteOwnLayerRoute,
  ],
} satisfies Partial<ServerModule>;
