import { defineModule } from '../module.ts';
import { searchRoute } from './search.route.ts';

export const searchModule = defineModule({
  name: 'platform-search',
  routes: [searchRoute],
  persons: { holdsNone: 'queries the other modules each time and stores nothing' },
});
