import type { Generated, JSONColumnType } from 'kysely';
import type { DuplicateReason, DuplicateState } from '#modules/profile-hub/contract/duplicate.ts';
import type { AppliedAnswer } from './campaign-tables.ts';

/** A copy of a contact row, by column. */
export type ContactCopy = Record<string, unknown> & { id: string };

/** Records moved from the merged contact to the remaining one. */
export interface MovedByMerge {
  stations: string[];
  segments: string[];
  /** Segments that the remaining contact was not in before. */
  joined: string[];
  /** Contacts that were merged into the removed one before. */
  merged: string[];
  addresses: { kind: 'email' | 'phone'; value: string }[];
  responses: string[];
  leads: string[];
  /** Ledger entries of the remaining contact before the merge; older merges have none. */
  consents?: string[];
  /** Missing for merges before this was stored. */
  answered?: AnsweredNotes;
}

/** Values that answers wrote to both contacts. */
export interface AnsweredNotes {
  /** Last change of the remaining contact by anything other than an answer. */
  keptOwnAt: string;
  gone: { own_at: string; written_at: string; taken: Record<string, AppliedAnswer> } | null;
}

/** Merges of contacts. */
export interface MergeTables {
  /** Maps merged contacts to the remaining one, so that data under the old id is found. */
  'profile_hub.merged_contacts': {
    client_id: string;
    gone_id: string;
    kept_id: string;
  };
  /** Two contacts that may be the same person; the smaller id comes first. */
  'profile_hub.doubles': {
    client_id: string;
    first_id: string;
    second_id: string;
    score: number;
    reasons: DuplicateReason[];
    state: Generated<DuplicateState>;
    merge_id: string | null;
    decided_at: Date | null;
    decided_by: string | null;
  };
  /** Transaction times of contacts not yet checked for duplicates. */
  'profile_hub.doubles_waiting': { client_id: string; at: Date };
  'profile_hub.merges': {
    client_id: string;
    id: string;
    kept_id: string;
    gone_id: string;
    at: Generated<Date>;
    merged_by: string | null;
    /** Copies while the merge can be undone: the merged contact, and the remaining one before and after. */
    gone: JSONColumnType<ContactCopy | null, string | null, string | null>;
    before: JSONColumnType<ContactCopy | null, string | null, string | null>;
    after: JSONColumnType<ContactCopy | null, string | null, string | null>;
    moved: JSONColumnType<MovedByMerge | null, string | null, string | null>;
    undone_at: Date | null;
    undone_by: string | null;
  };
  /** Additional emails and phones that identify a contact. */
  'profile_hub.contact_addresses': {
    client_id: string;
    kind: 'email' | 'phone';
    value: string;
    contact_id: string;
    merge_id: string | null;
  };
}
