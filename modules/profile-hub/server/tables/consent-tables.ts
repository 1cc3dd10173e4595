import type { Generated } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type { ConsentSource } from '#modules/profile-hub/contract/imports/certification.ts';
import type { Made } from './made.ts';

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
