import type { Role } from '#platform/contract/permission.ts';
import type { SearchHit, SearchKind } from '#platform/contract/search.ts';
import type { Db } from '../database/database.ts';
import type { Principal } from '../sessions/principal.ts';

export interface SearchInput {
  words: string;
  limit: number;
  db: Db;
  clientId: string;
  principal: Principal;
}

/** One kind of thing that the header search finds; it has its app already. */
export interface MountedSearch {
  /** Omitted if the menu item's label names these records. */
  kind?: SearchKind;
  /** The menu item that shows these things: without it, they are not found. */
  menu: string;
  /** The menu line that names these things, where that is a section below the menu item. */
  section?: string;
  roles: readonly Role[];
  search(input: SearchInput): Promise<{ hits: SearchHit[]; total: number }>;
}
