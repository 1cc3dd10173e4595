import type { App } from './app.ts';
import type { MountedSearch, SearchInput } from './search/mounted-search.ts';

/** One kind of record in the header search. The owning module searches it, limited to what the user may see. */
export interface SearchSource extends Pick<MountedSearch, 'kind' | 'menu' | 'roles'> {
  search(input: SearchInput & { app: App }): ReturnType<MountedSearch['search']>;
}
