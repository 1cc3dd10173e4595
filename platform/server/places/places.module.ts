import { defineModule } from '../module.ts';
import { findPlacesRoute } from './places.route.ts';

/** Positions of towns and postcodes. */
export const placesModule = defineModule({
  name: 'platform-places',
  routes: [findPlacesRoute],
  persons: { holdsNone: 'stores towns and postcodes' },
});
