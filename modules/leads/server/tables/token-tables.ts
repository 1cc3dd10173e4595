import type { Generated } from 'kysely';
import type { LinkPart, ReminderFrequency } from '#modules/leads/contract/links/linked-lead.ts';

export type LeadPart = LinkPart;

export interface TokenTables {
  'leads.lead_tokens': {
    client_id: string;
    id: string;
    lead_id: string;
    token_hash: string;
    /** Compared in lower case. */
    recipient: string;
    part: LeadPart;
    created_at: Generated<Date>;
    expires_at: Date;
    /** Taken over, forwarded or moved: the link no longer works. */
    ended_at: Date | null;
    ended_why: 'taken' | 'forwarded' | 'relocated' | null;
  };
}

export interface ReminderTables {
  'leads.reminder_choices': {
    client_id: string;
    id: string;
    /** In lower case. */
    recipient: string;
    token_hash: string;
    /** Null: the brand's forms decide. */
    frequency: ReminderFrequency | null;
    chosen_at: Date | null;
    /** The last day on which they got a reminder of the brand. */
    reminded_on: string;
    mailed_at: Date;
  };
}
