import { defineModule } from '../module.ts';
import { mapFront } from './map.front.ts';
import { mapTilesConnector } from './map-tiles.connector.ts';
import { ownGroundRoute } from './own-ground.route.ts';

export const mapModule = defineModule({
  name: 'map',
  fronts: [mapFront],
  connectors: [mapTilesConnector],
  routes: [ownGroundRoute],
  persons: { holdsNone: 'land and streets' },
});
