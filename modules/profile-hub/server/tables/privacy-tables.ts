import type { Generated, JSONColumnType } from 'kysely';
import type { ErasureCause } from '#modules/profile-hub/contract/erasure.ts';

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
    /** The job that erased many in several acts. */
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
    /** After the last activity; null is for ever. */
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
