import type { Generated, JSONColumnType } from 'kysely';
import type { DoubleReason, DoubleState } from '#modules/profile-hub/contract/duplicate.ts';
import type { TakenAnswer } from './campaign-tables.ts';

/** A row of contacts as it was, by column. */
export type ContactCopy = Record<string, unknown> & { id: string };

/** What went over from the contact that is gone to the one that is kept. */
export interface MovedByMerge {
  stations: string[];
  segments: string[];
  /** Segments in which the kept one was not before. */
  joined: string[];
  /** Contacts that had become part of the one that is gone. */
  merged: string[];
  addresses: { kind: 'email' | 'phone'; value: string }[];
  responses: string[];
  leads: string[];
  /** Ledger lines that the kept contact had before; merges from before this was stored have none. */
  consents?: string[];
  /** Merges of before it was kept have none. */
  answered?: AnsweredNotes;
}

/** What answers had written of the two. */
export interface AnsweredNotes {
  /** When somebody other than an answer last changed the kept one. */
  keptOwnAt: string;
  gone: { own_at: string; written_at: string; taken: Record<string, TakenAnswer> } | null;
}

/** Who became part of whom. */
export interface MergeTables {
  /** Who became part of whom, so that what was known by the old id is found. */
  'profile_hub.merged_contacts': {
    client_id: string;
    gone_id: string;
    kept_id: string;
  };
  /** Two contacts that may be one person; the smaller id stands first. */
  'profile_hub.doubles': {
    client_id: string;
    first_id: string;
    second_id: string;
    score: number;
    reasons: DoubleReason[];
    state: Generated<DoubleState>;
    merge_id: string | null;
    decided_at: Date | null;
    decided_by: string | null;
  };
  /** Contacts that were written at that moment have not been looked at. */
  'profile_hub.doubles_waiting': { client_id: string; at: Date };
  'profile_hub.merges': {
    client_id: string;
    id: string;
    kept_id: string;
    gone_id: string;
    at: Generated<Date>;
    merged_by: string | null;
    /** Copies for as long as it can be undone: who is gone, and who was kept before and after. */
    gone: JSONColumnType<ContactCopy | null, string | null, string | null>;
    before: JSONColumnType<ContactCopy | null, string | null, string | null>;
    after: JSONColumnType<ContactCopy | null, string | null, string | null>;
    moved: JSONColumnType<MovedByMerge | null, string | null, string | null>;
    undone_at: Date | null;
    undone_by: string | null;
  };
  /** What a contact is found by beside its own e-mail and phone. */
  'profile_hub.contact_addresses': {
    client_id: string;
    kind: 'email' | 'phone';
    value: string;
    contact_id: string;
    merge_id: string | null;
  };
}
