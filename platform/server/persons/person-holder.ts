import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';
import type { PersonTable } from './person-table.ts';

/** Of one kind; `what` is the key of a text, which is told the person who asks and stands in the proof. */
export interface HeldOfPerson {
  what: string;
  records: readonly Record<string, unknown>[];
}

export interface ErasedOfPerson {
  what: string;
  count: number;
}

/** What a module does about a person. Both are asked in the asker's transaction, on a connection of the person's client. */
export interface PersonHolder<House> {
  /** It keeps what others do: it forgets when they have. */
  afterOthers?: true;
  /** The tables whose rows it deletes for a person (`person-table.ts`): no column of theirs needs to be declared. */
  tables?: readonly PersonTable[];
  /** All that it holds, for the person to read. */
  held(person: Person, context: { db: Db; app: House }): Promise<HeldOfPerson[]>;
  /** Blanks or takes away all of it, and tells how much that was: nothing may be left. */
  erase(person: Person, context: { db: Db; app: House }): Promise<ErasedOfPerson[]>;
}

/** A module that keeps no person says why that is so. */
export interface HoldsNoPerson {
  holdsNone: string;
}
