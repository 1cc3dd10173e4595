import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';
import type { PersonTable } from './person-table.ts';

/** Records of one kind. `what` is a text key, shown to the person who requests their data and in the erasure record. */
export interface StoredPersonalData {
  what: string;
  records: readonly Record<string, unknown>[];
}

export interface ErasedPersonalData {
  what: string;
  count: number;
}

/**
 * Access and erasure of a person's data in one module. Both functions run in the caller's transaction, on a connection
 * of the person's client.
 */
export interface PersonalDataHandler<House> {
  /** Runs after the other holders, because it stores traces of their changes. */
  afterOthers?: true;
  /** Tables whose rows it deletes for a person (`person-table.ts`); their columns need no declaration. */
  tables?: readonly PersonTable[];
  /** All stored data about the person, for an access request. */
  held(person: Person, context: { db: Db; app: House }): Promise<StoredPersonalData[]>;
  /** Blanks or deletes all of the person's data and returns how much that was. Nothing may remain. */
  erase(person: Person, context: { db: Db; app: House }): Promise<ErasedPersonalData[]>;
}

/** For a module without personal data, with the reason. */
export interface HoldsNoPersonalData {
  holdsNone: string;
}
