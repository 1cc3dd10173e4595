import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import type { MailProviderStatus } from '#platform/contract/lists/operation-lists.ts';
import type { DeliveryReason, REJECTED_EVENT_REASONS } from '#platform/contract/mail-delivery.ts';
import { isHardReason } from '../delivery-error.ts';
import type { MailKey } from '../outbox.ts';

/** Reasons that a provider can report, as text. The other delivery reasons come from our own SMTP connection. */
const PROVIDER_REASONS: readonly DeliveryReason[] = [
  'UserUnknown',
  'MailboxInactive',
  'QuotaExceeded',
  'InvalidDomain',
  'NoMailHost',
  'RelayOrAccessDenied',
  'SenderBlocked',
  'ContentBlocked',
  'PolicyIssue',
  'SystemIssue',
  'ProtocolIssue',
  'ConnectionIssue',
  'GreyListed',
  'PreBlocked',
  'DuplicateInCampaign',
  'SpamPreBlocked',
  'BadOrEmptyTemplate',
  'ErrorInTemplateLanguage',
  'TypoFix',
  'BlackListed',
  'SpamReporter',
  'Unknown',
];

const normalizeReason = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const reasonByError: ReadonlyMap<string, DeliveryReason> = new Map([
  ...PROVIDER_REASONS.map((reason) => [normalizeReason(reason), reason] as const),
  [normalizeReason('relay/access denied'), 'RelayOrAccessDenied'],
]);

/** A provider's event about one of the suite's mails. */
export interface ProviderEvent {
  mail: MailKey;
  told: MailProviderStatus;
  at: Date;
  reason: DeliveryReason | null;
  /** Permanent failure: the address cannot receive mail. */
  isHard: boolean;
  /** The provider's own text, for operators. */
  words: string;
}

const textSchema = z.string().max(2_000).catch('');

/** Mailjet's Event API; `sent` means that the receiving server accepted it. Opens and clicks are ignored. */
const eventSchema = z.object({
  event: z.string().min(1),
  /** In seconds. */
  time: z.number().int().min(0).max(100_000_000_000),
  /** Missing or in another format for mails that other systems send through the same account. */
  CustomID: z.string().default(''),
  hard_bounce: z.union([z.boolean(), z.stringbool()]).catch(false).default(false),
  error: textSchema.default(''),
  error_related_to: textSchema.default(''),
  comment: textSchema.default(''),
  smtp_reply: textSchema.default(''),
  source: textSchema.default(''),
});

const STATUS_BY_EVENT = {
  sent: 'delivered',
  bounce: 'bounced',
  blocked: 'blocked',
  spam: 'spam',
} as const;
const isStoredEvent = (event: string): event is keyof typeof STATUS_BY_EVENT =>
  Object.hasOwn(STATUS_BY_EVENT, event);

export type RejectedReason = (typeof REJECTED_EVENT_REASONS)[number];
const reasonByField = new Map<unknown, RejectedReason>([
  ['event', 'event'],
  ['time', 'time'],
  ['CustomID', 'CustomID'],
]);

/**
 * Parses one event. Undefined if it concerns no mail of ours or an event kind that is not stored; `rejected` names the
 * invalid field.
 */
export function parseProviderEvent(
  given: unknown,
  now = new Date(),
): ProviderEvent | undefined | { rejected: RejectedReason } {
  const { data, error } = eventSchema.safeParse(given);
  if (error) return { rejected: reasonByField.get(error.issues[0]?.path[0]) ?? 'notAnObject' };
  const mail = parseCustomId(data.CustomID);
  if (!mail || !isStoredEvent(data.event)) return undefined;
  const status = STATUS_BY_EVENT[data.event];
  const reason = deliveryReason(status, data);
  return {
    mail,
    told: status,
    // An event dated in the future would hide all later events.
    at: new Date(Math.min(data.time * 1000, now.getTime())),
    reason,
    isHard:
      status === 'bounced'
        ? data.hard_bounce
        : status === 'blocked' && isHardReason(reason ?? 'Unknown'),
    words: [data.error_related_to, data.error, data.comment, data.smtp_reply, data.source]
      .filter(Boolean)
      .join(': '),
  };
}

function deliveryReason(
  status: MailProviderStatus,
  { error }: z.output<typeof eventSchema>,
): DeliveryReason | null {
  if (status === 'delivered') return null;
  return status === 'spam' ? 'SpamReporter' : providerReason(error);
}

/** `user unknown` is UserUnknown, `relay/access denied` RelayOrAccessDenied. */
export function providerReason(error: string): DeliveryReason {
  return reasonByError.get(normalizeReason(error)) ?? 'Unknown';
}

/** ID of a mail at the provider, which returns it with every event about the mail. */
export function formatCustomId({ clientId, mailId }: MailKey): string {
  return `${clientId}.${mailId}`;
}

function parseCustomId(given: string): MailKey | undefined {
  const [clientId, mailId, ...more] = given.split('.');
  const ids = [uuid.safeParse(clientId), uuid.safeParse(mailId)] as const;
  if (more.length > 0 || !ids[0].success || !ids[1].success) return undefined;
  return { clientId: ids[0].data, mailId: ids[1].data };
}
