import type { Db } from '../../database/database.ts';
import type { OwnMap } from './own-ground.ts';

export interface OwnMapInput {
  db: Db;
  clientId: string;
}

/** Where a module keeps a client's own map id and key; it has its app already. */
export interface MountedOwnMap {
  /** Whose maps it is meant for first: the module's own name. */
  of: string;
  read(input: OwnMapInput): Promise<Partial<OwnMap> | null>;
}
