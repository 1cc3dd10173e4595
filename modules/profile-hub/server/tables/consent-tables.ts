import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BlockKind, BlockReason } from '#modules/profile-hub/contract/blocks.ts';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type { ConsentSource } from '#modules/profile-hub/contract/imports/import-terms.ts';
import type { ErasureCause } from '#modules/profile-hub/contract/privacy-records.ts';
import type { Made } from './contact-tables.ts';

/** Consents of persons and certificates. */
export interface ConsentTables {
  'profile_hub.wordings': {
    client_id: string;
    id: string;
    text: string;
    text_hash: Made<string>;
    created_at: Generated<Date>;
  };
  'profile_hub.consents': {
    client_id: string;
    id: string;
    contact_id: string;
    purpose: number;
    decision: Decision;
    at: Date;
    recorded_at: Generated<Date>;
    recorded_by: string | null;
    source: ContactOrigin;
    source_name: string;
    wording_id: string | null;
    certificate_id: string | null;
  };
  /** Certificates of files. Append-only. */
  'profile_hub.certificates': {
    client_id: string;
    id: string;
    signed_by: string;
    signed_at: Generated<Date>;
    source: ConsentSource;
    source_note: string;
    agreed_from: string;
    agreed_to: string;
    wording_id: string | null;
    file_name: string;
    file_sha256: string;
  };
  /** Certificates of undone imports, which no longer count. Append-only. */
  'profile_hub.voided_certificates': {
    client_id: string;
    certificate_id: string;
    voided_by: string | null;
    voided_at: Generated<Date>;
  };
}

export interface BlockTables {
  /** Addresses that get no consent for a purpose. Either the address or, after an erasure, its hash. */
  'profile_hub.blocked_addresses': {
    client_id: string;
    id: string;
    kind: BlockKind;
    address: string | null;
    hash: string | null;
    purpose: number;
    reason: BlockReason;
    note: Generated<string>;
    at: Date;
    created_at: Generated<Date>;
    created_by: string | null;
    search: ColumnType<string, never, never>;
  };
}

/** Data requests and erasures of persons. */
export interface PrivacyTables {
  /** One erasure of one or many contacts; never changed. */
  'profile_hub.erasures': {
    client_id: string;
    id: string;
    at: Generated<Date>;
    erased_by: string | null;
    cause: ErasureCause;
    contacts: number;
    reached: JSONColumnType<{ what: string; count: number }[]>;
    /** Job that erased many contacts in batches. */
    job_id: string | null;
  };
  /** Keyed hashes of emails and phones; `recognised`: an import reports that the person was erased. */
  'profile_hub.erased_addresses': {
    client_id: string;
    hash: string;
    erasure_id: string;
    recognised: boolean;
  };
  'profile_hub.retention': {
    client_id: string;
    /** After the last activity; null is unlimited. */
    months: number | null;
    /** Number of contacts to erase at the time of the confirmation. */
    confirmed_count: number;
    confirmed_at: Generated<Date>;
    confirmed_by: string | null;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'profile_hub.data_requests': {
    client_id: string;
    id: string;
    contact_id: string;
    asked_at: Date;
    due_at: Date;
    recorded_by: string | null;
    answered_at: Date | null;
    answered_by: string | null;
  };
}
