import type { Generated } from 'kysely';

export interface ApiKeyTables {
  'platform.api_keys': {
    client_id: string;
    id: string;
    name: string;
    /** `leads.intake`: what the key may be used for. */
    purpose: string;
    /** The record that it is for, such as a form. */
    subject: string;
    /** Its first letters, to tell keys apart. */
    prefix: string;
    hash: string;
    /** `leads.read`: what the key may do with its record. */
    scopes: string[];
    created_by: string | null;
    created_at: Generated<Date>;
    last_used_at: Date | null;
    ended_at: Date | null;
  };
}
