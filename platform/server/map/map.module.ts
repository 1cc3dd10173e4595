import { defineModule } from '../module.ts';
import { getClientBaseMapRoute } from './client-base-map.route.ts';
import { mapFront } from './map.front.ts';
import { mapTilesConnector } from './map-tiles.connector.ts';

export const mapModule = defineModule({
  name: 'map',
  fronts: [mapFront],
  connectors: [mapTilesConnector],
  routes: [getClientBaseMapRoute],
  persons: { holdsNone: 'stores land and streets' },
});
