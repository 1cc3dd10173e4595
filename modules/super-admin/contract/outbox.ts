import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { cappedPageSchema, commaSeparatedSchema } from '#platform/contract/lists/define-list.ts';
import {
  MAIL_PROVIDER_STATUSES,
  MAIL_STATES,
  outboxList,
} from '#platform/contract/lists/operation-lists.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';

/** Super admins see every mail that the suite writes, why one did not arrive, send it again or take it back [SUP-05]. */
const access = { kind: 'super-admin' } as const;
const module = 'super-admin';

const template = z.string().min(1).max(100);

export const outboxMailSchema = z.object({
  id: z.string(),
  clientId: z.string().nullable(),
  template: z.string(),
  locale: z.string(),
  recipient: z.string(),
  status: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  reason: z.nullable(z.string<DeliveryReason>()),
  /** Response of the mail server. */
  answer: z.string().nullable(),
  /** Delivery status reported by the mail provider. */
  told: z.enum(MAIL_PROVIDER_STATUSES).nullable(),
  /** The mail failed or was never confirmed, and its content is still stored. */
  mayRetry: z.boolean(),
  mayCancel: z.boolean(),
  /** Link to the mail, in installations with an open mailbox. */
  preview: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Time of the next attempt; null means immediately if queued, otherwise never. */
  nextTryAt: z.iso.datetime().nullable(),
  settledAt: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const listOutboxCall = defineCall({
  method: 'GET',
  path: '/api/sa/outbox',
  module,
  summary: 'The emails of all clients by status, the newest first.',
  access,
  query: z.strictObject({
    ...outboxList.query,
    /** Templates whose translated name matches the search. */
    qTemplates: commaSeparatedSchema(template, 200).optional(),
  }),
  response: cappedPageSchema(outboxMailSchema).extend({
    /** Number of mails per state; states without mails are omitted. */
    views: z.partialRecord(z.enum(MAIL_STATES), z.number().int()),
    /** Names of all mails that the suite can write. */
    templates: z.array(z.string()),
  }),
});

const body = z.strictObject({
  which: outboxList.which(uuid),
  /** As in the list, for the search of a filter. */
  qTemplates: z.array(template).max(200).optional(),
});

export const retryMailsCall = defineCall({
  method: 'POST',
  path: '/api/sa/outbox/retry',
  module,
  summary: 'Sends failed and unconfirmed emails again, each with its own Message-ID.',
  access,
  body,
  response: z.object({ retried: z.number().int() }),
});

export const cancelMailsCall = defineCall({
  method: 'POST',
  path: '/api/sa/outbox/cancel',
  module,
  summary: 'Cancels emails that still wait.',
  access,
  body,
  response: z.object({ cancelled: z.number().int() }),
});

/** Why a mail did not arrive, in every language. */
export const REASON_TEXTS = {
  UserUnknown: 'super-admin:reason.userUnknown',
  MailboxInactive: 'super-admin:reason.mailboxInactive',
  QuotaExceeded: 'super-admin:reason.quotaExceeded',
  InvalidDomain: 'super-admin:reason.invalidDomain',
  NoMailHost: 'super-admin:reason.noMailHost',
  RelayOrAccessDenied: 'super-admin:reason.relayDenied',
  SenderBlocked: 'super-admin:reason.senderBlocked',
  ContentBlocked: 'super-admin:reason.contentBlocked',
  PolicyIssue: 'super-admin:reason.policyIssue',
  SystemIssue: 'super-admin:reason.systemIssue',
  ProtocolIssue: 'super-admin:reason.protocolIssue',
  ConnectionIssue: 'super-admin:reason.connectionIssue',
  GreyListed: 'super-admin:reason.greyListed',
  CertificateInvalid: 'super-admin:reason.certificateInvalid',
  EncryptionMissing: 'super-admin:reason.encryptionMissing',
  EncryptionFailed: 'super-admin:reason.encryptionFailed',
  NoGreeting: 'super-admin:reason.noGreeting',
  NotConfirmed: 'super-admin:reason.notConfirmed',
  PreBlocked: 'super-admin:reason.preBlocked',
  DuplicateInCampaign: 'super-admin:reason.duplicateInCampaign',
  SpamPreBlocked: 'super-admin:reason.spamPreBlocked',
  BadOrEmptyTemplate: 'super-admin:reason.badOrEmptyTemplate',
  ErrorInTemplateLanguage: 'super-admin:reason.errorInTemplateLanguage',
  TypoFix: 'super-admin:reason.typoFix',
  BlackListed: 'super-admin:reason.blackListed',
  SpamReporter: 'super-admin:reason.spamReporter',
  Unknown: 'super-admin:reason.unknown',
} as const satisfies Record<DeliveryReason, string>;
