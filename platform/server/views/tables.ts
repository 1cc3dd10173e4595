import type { Generated, JSONColumnType } from 'kysely';
import type { ViewColumns } from '#platform/contract/views/saved-view.ts';
import { routeOf } from '../http/route.ts';

interface KeptView {
  id: string;
  /** Whose it is, shared or not. */
  user_id: string;
  list: string;
  name: string;
  search: string;
  columns: JSONColumnType<ViewColumns | null, string | null, string | null>;
  shared: boolean;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface ViewsTables {
  'platform.saved_views': KeptView & { client_id: string };
  'platform.house_views': KeptView;
}

export const route = routeOf<ViewsTables>();
