import type { ReminderFrequency } from '#modules/leads/contract/links/reminder-frequency.ts';

export interface ReminderTables {
  'leads.reminder_choices': {
    client_id: string;
    id: string;
    /** In small letters. */
    recipient: string;
    token_hash: string;
    /** Null means that the brand's forms decide. */
    frequency: ReminderFrequency | null;
    chosen_at: Date | null;
    /** The last morning on which they were reminded of anything of the brand. */
    reminded_on: string;
    mailed_at: Date;
  };
}
