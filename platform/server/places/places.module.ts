import { defineModule } from '../module.ts';
import { findPlacesRoute } from './places.route.ts';

/** Where towns and postcodes lie. */
export const placesModule = defineModule({
  name: 'platform-places',
  routes: [findPlacesRoute],
  persons: { holdsNone: 'stores towns and postcodes' },
});
