import type { Db } from '../../database/database.ts';
import type { ClientMapSettings } from './client-base-map.ts';

export interface ClientMapInput {
  db: Db;
  clientId: string;
}

/** Reads a client's own map ID and key from a module's settings, with the app already bound. */
export interface MountedClientMap {
  /** The module whose maps use it first: the module's name. */
  of: string;
  read(input: ClientMapInput): Promise<Partial<ClientMapSettings> | null>;
}
