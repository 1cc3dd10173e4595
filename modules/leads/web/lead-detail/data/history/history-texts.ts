import { FORM_MAILS, type FormMail } from '#modules/forms/contract/form-notifications.ts';
import type { Lexicon } from '#modules/forms/contract/form-settings.ts';
import { routingReasonSchema } from '#modules/forms/contract/intake/routing.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { HistoryEntry, HistoryKind } from '#modules/leads/contract/leads/lead-history.ts';
import { REASON_TEXTS } from '#modules/super-admin/contract/outbox.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import { useLeadLexicon } from '../../../lexicon/use-lead-lexicon.ts';
import { useAnswerText } from '../lead-answers.ts';
import {
  PRICE_SOURCE_TEXT_KEYS,
  reasonTextKey,
  sourceTextKey,
  useActorName,
  useRouted,
} from '../lead-labels.ts';

/** One history entry as text. */
export interface FormattedEntry {
  /** The key word is marked with <b> and </b>. */
  text: string;
  /** A failure that may need action. */
  isBad?: boolean;
  /** Shown in small print below the text. */
  notes?: (string | null | undefined | false)[];
  changes?: { part: string; before: string; after: string }[];
  /** Id of a webhook delivery that can be repeated. */
  replay?: string;
}

export type EntryOfKind<Kind extends HistoryKind> = Extract<HistoryEntry, { kind: Kind }>;
/** Text functions for some kinds of entries. */
export type EntryFormatter<Kind extends HistoryKind> = {
  [Each in Kind]: (entry: EntryOfKind<Each>) => FormattedEntry;
};

const ACTION_TEXTS = {
  accept: 'leads:history.accept',
  convert: 'leads:history.convert',
  lose: 'leads:history.lose',
} as const;
const UNDO_TEXTS = {
  accept: 'leads:history.undone.accept',
  reject: 'leads:history.undone.reject',
  convert: 'leads:history.undone.convert',
  lose: 'leads:history.undone.lose',
} as const;
const PART_LABELS = {
  price: 'leads:detail.price',
  tags: 'leads:detail.tags',
  skus: 'leads:detail.products',
  internalNote: 'leads:detail.note',
} as const;
const FIELD_PREFIX = 'field.';
const MAIL_STATE_TEXTS = {
  waiting: 'leads:history.mail.waiting',
  sent: 'leads:history.mail.sent',
  delivered: 'leads:history.mail.delivered',
  failed: 'leads:history.mail.failed',
  unknown: 'leads:history.mail.unknown',
  spam: 'leads:history.mail.spam',
  kept: 'leads:history.mail.kept',
  cancelled: 'leads:history.mail.cancelled',
  limited: 'leads:history.mail.limited',
} as const;

/** Texts for creation, estimate and status changes. */
export function useStatusFormatter(
  lead: Pick<Lead, 'currency' | 'source'>,
): EntryFormatter<'created' | 'price' | 'status' | 'reject' | 'keep'> {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const formatActor = useActorName();
  const formatRouting = useRouted();
  const formatReason = (
    action: 'lose' | 'reject',
    reason: string | null | undefined,
    words: string | undefined,
  ) => {
    const key = reasonTextKey(action, reason);
    return [key && t(key), words].filter(Boolean).join(': ');
  };
  const formatStatus = ({ by, detail }: EntryOfKind<'status'>): string => {
    const { action, undone, handled } = detail;
    if (action === 'undo')
      return t(
        undone && Object.hasOwn(UNDO_TEXTS, undone)
          ? UNDO_TEXTS[undone as keyof typeof UNDO_TEXTS]
          : 'leads:history.undone.any',
        { who: formatActor(by) },
      );
    if (action === 'lose' && by.kind === 'suite') return t('leads:history.loseAutomatic');
    if (action === 'accept' && handled) return t('leads:history.handled', { who: formatActor(by) });
    if (Object.hasOwn(ACTION_TEXTS, action))
      return t(ACTION_TEXTS[action as keyof typeof ACTION_TEXTS], { who: formatActor(by) });
    return t('leads:history.open');
  };
  return {
    created: ({ detail }) => {
      const routing = routingReasonSchema.partial().safeParse(detail.routing);
      return {
        text: t('leads:history.created', { source: t(sourceTextKey(lead.source)) }),
        notes: [routing.success && formatRouting(routing.data)],
      };
    },
    price: ({ detail: { amount, currency, source } }) => ({
      text: t('leads:history.price', { price: money(amount, currency) }),
      notes: [
        Object.hasOwn(PRICE_SOURCE_TEXT_KEYS, source) &&
          t(PRICE_SOURCE_TEXT_KEYS[source as keyof typeof PRICE_SOURCE_TEXT_KEYS]),
      ],
    }),
    status: (entry) => ({
      text: formatStatus(entry),
      notes: [
        entry.detail.action === 'lose' &&
          formatReason('lose', entry.detail.reason, entry.detail.words),
        entry.detail.price !== undefined &&
          money(entry.detail.price, entry.detail.currency ?? lead.currency),
      ],
    }),
    reject: ({ by, detail }) => ({
      text: t('leads:history.reject', { who: formatActor(by) }),
      notes: [formatReason('reject', detail.reason, detail.words)],
    }),
    keep: ({ by, detail: { until } }) => ({
      text: t('leads:history.keep', { who: formatActor(by) }),
      notes: [until !== null && t('leads:history.until', { day: date(until) })],
    }),
  };
}

/** Edited parts with their values before and after. */
export function useEditFormatter(
  lead: Pick<Lead, 'fieldsValues' | 'currency'>,
): EntryFormatter<'edit'> {
  const { t } = useTranslation();
  const { list, money } = useFormat();
  const formatActor = useActorName();
  const formatAnswer = useAnswerText();
  const findAnswer = (part: string) =>
    lead.fieldsValues.find(({ slug }) => part === `${FIELD_PREFIX}${slug}`) ?? {
      type: '',
      options: [],
    };
  const nameOf = (part: string) => {
    if (Object.hasOwn(PART_LABELS, part)) return t(PART_LABELS[part as keyof typeof PART_LABELS]);
    const field = findAnswer(part);
    return 'name' in field ? field.name : part.replace(FIELD_PREFIX, '');
  };
  const formatValue = (part: string, value: unknown) =>
    (part === 'price' && typeof value === 'number'
      ? money(value, lead.currency)
      : formatAnswer(findAnswer(part), value)) || t('leads:history.empty');
  return {
    edit: ({ by, detail: { changes } }) => ({
      text: t('leads:history.edit', {
        parts: list(changes.map(({ part }) => nameOf(part))),
        who: formatActor(by),
      }),
      changes: changes.map(({ part, before, after }) => ({
        part: nameOf(part),
        before: formatValue(part, before),
        after: formatValue(part, after),
      })),
    }),
  };
}

/** Mails with recipient and result. Delivery failures use the same texts as the outbox [LEAD-08] [LEAD-09]. */
export function useMailFormatter(
  formId: string,
  entries: readonly HistoryEntry[],
): EntryFormatter<'mail' | 'unassign'> {
  const { t } = useTranslation();
  const lexicon = useLeadLexicon(formId);
  const { moment } = useFormat();
  const hasFailed = entries.some(
    ({ kind, detail }) => (kind === 'mail' || kind === 'unassign') && detail.reason,
  );
  // Any reason loads the namespace of all reasons.
  const reasonText = useReferencedTexts(hasFailed ? [reasonReference(undefined)] : []);
  return {
    // Why the recipient was removed: erased, left the brand, or the reason of the bounce.
    unassign: ({ detail: { name, email, reason } }) => {
      if (reason === 'erased') return { text: t('leads:history.unassignErased') };
      const text = t('leads:history.unassign', { name: name || (email ?? '') });
      if (reason === 'left') return { text, notes: [t('leads:history.unassignLeft')] };
      const notes = [reason && reasonText?.(reasonReference(reason))];
      return { text, isBad: Boolean(reason), notes };
    },
    mail: ({ detail: { mail, to, name, state, reason, endedAt } }) => {
      const key = ownValue(MAIL_STATE_TEXTS, state) ?? MAIL_STATE_TEXTS.sent;
      return {
        text: t(key, {
          mail: Object.hasOwn(FORM_MAILS, mail)
            ? t(mailName(mail as FormMail, lexicon))
            : t('leads:history.copy'),
          to: name || to,
          reason: reasonText?.(reasonReference(reason)) ?? '…',
        }),
        isBad: state === 'failed' || state === 'spam',
        notes: [name && to, endedAt !== undefined && moment(endedAt)],
      };
    },
  };
}

function reasonReference(reason: string | undefined) {
  return { key: ownValue(REASON_TEXTS, reason ?? '') ?? REASON_TEXTS.Unknown, params: {} };
}

function ownValue<Texts extends object>(texts: Texts, key: string): Texts[keyof Texts] | undefined {
  return Object.hasOwn(texts, key) ? texts[key as keyof Texts] : undefined;
}

const MAIL_NAMES = {
  followUp: 'leads:notify.mail.followUp',
  taken: 'leads:notify.mail.taken',
  confirmation: 'leads:notify.mail.confirmation',
  answered: 'leads:notify.mail.answered',
  outcome: 'leads:notify.mail.outcome',
  bought: 'leads:notify.mail.bought',
} as const;

function mailName(mail: FormMail, word: Lexicon) {
  if (mail === 'newLead') return `leads:lexicon.${word}.new` as const;
  if (mail === 'newLeadCopy') return `leads:lexicon.${word}.newCopy` as const;
  return MAIL_NAMES[mail];
}
