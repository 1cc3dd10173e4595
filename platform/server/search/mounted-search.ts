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

/** One kind of record in the header search, with its app already bound. */
export interface MountedSearch {
  /** Omitted if the menu item's label names these records. */
  kind?: SearchKind;
  /** The menu item that shows these records; users without it do not find them. */
  menu: string;
  /** The submenu item that names these records, if they have one. */
  section?: string;
  roles: readonly Role[];
  search(input: SearchInput): Promise<{ hits: SearchHit[]; total: number }>;
}
