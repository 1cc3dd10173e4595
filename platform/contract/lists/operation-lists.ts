import { z } from 'zod';
import { uuid } from '../ids.ts';
import { defineList, type ListFilter, type SortOf } from './define-list.ts';

export const AUDIT_ACTIONS = ['created', 'changed', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Audit log entries, newest first. */
export const auditList = defineList({
  views: ['all'],
  fields: {
    client: { kind: 'choice', item: uuid },
    /**
     * Part of a name or email, or a user ID. Finds the user's own actions and those performed while acting as another
     * user.
     */
    user: { kind: 'text' },
    kind: { kind: 'choice', item: z.string().min(1).max(100) },
    action: { kind: 'choice', item: z.enum(AUDIT_ACTIONS) },
    period: { kind: 'date' },
    record: { kind: 'text' },
    request: { kind: 'text' },
  },
  sorts: ['when'],
  descending: true,
  pageSize: 50,
});
export type AuditFilter = ListFilter<typeof auditList.fields, 'all'>;

/** Views of the queue: current, given up, recently failed, planned, done. Each has its own sort order. */
const VIEWS = ['now', 'given-up', 'failed', 'planned', 'done'] as const;
export type JobView = (typeof VIEWS)[number];

export const jobList = defineList({
  views: VIEWS,
  fields: {
    client: { kind: 'choice', item: uuid },
    queue: { kind: 'choice', item: z.string().min(1).max(200) },
  },
  sorts: ['since'],
  pageSize: 50,
});
export type JobFilter = ListFilter<typeof jobList.fields, JobView>;

/**
 * `queued`: waits for its first or next attempt. `sent`: confirmed by the mail server. `unknown`: sent completely but
 * never confirmed, so it may have arrived. `kept`: no SMTP is configured; the mail appears only in the local mailbox.
 * `cancelled`: cancelled by an operator, or no longer valid when it was due.
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

/** Delivery status that the mail provider reports after it has accepted a mail. */
export const MAIL_PROVIDER_STATUSES = ['delivered', 'bounced', 'blocked', 'spam'] as const;
export type MailProviderStatus = (typeof MAIL_PROVIDER_STATUSES)[number];

/** Mails of the suite, newest first. */
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
