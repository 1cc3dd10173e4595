import { z } from 'zod';
import { uuid } from '../ids.ts';
import { defineList, type ListFilter, type SortOf } from '../lists/define-list.ts';

/**
 * `queued` waits for its first or next try, `sent` is what the mail server confirmed, `unknown` left whole and was never
 * confirmed: it may have arrived. `kept` is for a house without SMTP: the mail is shown in the local mailbox and goes nowhere. `cancelled` was taken back
 * by those who operate the house, or held no longer when it was to leave.
 */
export const MAIL_STATES = [
  'queued',
  'sending',
  'unknown',
  'failed',
  'sent',
  'kept',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What the mail provider tells of a mail after it has taken it. */
export const TOLD = ['delivered', 'bounced', 'blocked', 'spam'] as const;
export type Told = (typeof TOLD)[number];

/** The mails that the suite writes, the newest first. */
export const outboxList = defineList({
  views: ['all', ...MAIL_STATES],
  fields: {
    client: { kind: 'choice', item: uuid },
    template: { kind: 'choice', item: z.string().min(1).max(100) },
    written: { kind: 'date' },
  },
  sorts: ['written'],
  descending: true,
  pageSize: 50,
});
export type OutboxView = (typeof outboxList.views)[number];
export type OutboxSort = SortOf<typeof outboxList>;
export type OutboxFilter = ListFilter<typeof outboxList.fields, OutboxView>;
