import { defineModule } from '../module.ts';
import { searchRoute } from './search.route.ts';

export const searchModule = defineModule({
  name: 'platform-search',
  routes: [searchRoute],
  persons: { holdsNone: 'it asks the others each time and keeps nothing' },
});
