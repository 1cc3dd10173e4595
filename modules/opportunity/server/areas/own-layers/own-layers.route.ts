import {
  deleteOwnLayerCall,
  listOwnLayersCall,
  uploadOwnLayerCall,
} from '#modules/opportunity/contract/own-layers.ts';
import { route } from '../../route.ts';
import { storeLayer } from './store-layer.ts';
import { deleteLayer, readLayers } from './stored-layers.ts';

const listOwnLayersRoute = route(
  listOwnLayersCall,
  async ({ app, db, membership: { clientId } }) => {
    const items = await readLayers({ app, db }, clientId);
    return { items, total: items.length };
  },
);

const uploadOwnLayerRoute = route(
  uploadOwnLayerCall,
  async ({ app, db, membership: { clientId }, principal: { userId }, file }) => {
    const { layerId, faults, repairs } = await storeLayer({ app, db }, { clientId, userId, file });
    const [layer = null] = layerId ? await readLayers({ app, db }, clientId, layerId) : [];
    return { layer, faults, repairs };
  },
);

const deleteOwnLayerRoute = route(
  deleteOwnLayerCall,
  async ({ app, db, membership: { clientId }, params: { id } }) => {
    await deleteLayer({ app, db }, clientId, id);
    return null;
  },
);

export const ownLayersRoutes = [listOwnLayersRoute, uploadOwnLayerRoute, deleteOwnLayerRoute];
