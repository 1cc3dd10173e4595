import type { App } from './app.ts';
import type { MountedSearch, SearchInput } from './search/mounted-search.ts';

/** One kind of thing that the header search finds; the module that owns it answers, within what the user may see. */
export interface SearchSource extends Pick<MountedSearch, 'kind' | 'menu' | 'roles'> {
  search(input: SearchInput & { app: App }): ReturnType<MountedSearch['search']>;
}
