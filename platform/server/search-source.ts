import type { Role } from '#platform/contract/role.ts';
import type { SearchHit, SearchKind } from '#platform/contract/search.ts';
import type { App } from './app.ts';
import type { Db } from './database/database.ts';
import type { Principal } from './sessions/principal.ts';

/** One kind of thing that the header search finds; the module that owns it answers, within what the user may see. */
export interface SearchSource {
  kind: SearchKind;
  /** The menu item that shows these things: without it, they are not found. */
  menu: string;
  roles: readonly Role[];
  search(input: {
    words: string;
    limit: number;
    db: Db;
    app: App;
    clientId: string;
    principal: Principal;
  }): Promise<{ hits: SearchHit[]; total: number }>;
}
