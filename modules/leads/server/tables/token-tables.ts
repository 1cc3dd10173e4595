import type { Generated } from 'kysely';
import type { LinkPart } from '#modules/leads/contract/links/linked-lead.ts';

export type LeadPart = LinkPart;

export interface TokenTables {
  'leads.lead_tokens': {
    client_id: string;
    id: string;
    lead_id: string;
    token_hash: string;
    /** Compared in small letters. */
    recipient: string;
    part: LeadPart;
    created_at: Generated<Date>;
    expires_at: Date;
    /** Taken over, forwarded, moved: the link opens nothing any more. */
    ended_at: Date | null;
    ended_why: 'taken' | 'forwarded' | 'relocated' | null;
  };
}
