import type { Generated } from 'kysely';

export interface ApiKeyTables {
  'platform.api_keys': {
    client_id: string;
    id: string;
    name: string;
    /** What the key may be used for: `leads.intake`. */
    purpose: string;
    /** The record that the key belongs to, such as a form. */
    subject: string;
    /** First characters of the key, to distinguish keys in a list. */
    prefix: string;
    hash: string;
    /** What the key may do with its record: `leads.read`. */
    scopes: string[];
    created_by: string | null;
    created_at: Generated<Date>;
    last_used_at: Date | null;
    ended_at: Date | null;
    /** The key is not accepted after this time; null if it has no end date. */
    expires_at: Date | null;
  };
}
