import type { Generated } from 'kysely';
import { createRouteFactory } from '../http/route.ts';

interface StoredView {
  id: string;
  /** The owner, whether shared or not. */
  user_id: string;
  list: string;
  name: string;
  search: string;
  shared: boolean;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface ViewsTables {
  'platform.saved_views': StoredView & { client_id: string };
  'platform.house_views': StoredView;
}

export const route = createRouteFactory<ViewsTables>();
