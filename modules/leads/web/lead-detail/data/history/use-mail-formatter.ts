import { useTranslation } from 'react-i18next';
import { FORM_MAILS, type FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import { REASON_TEXTS } from '#modules/super-admin/contract/mail-reason-texts.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';
import { useLeadLexicon } from '../../../lexicon/use-lead-lexicon.ts';
import { mailName } from '../../../notifications/data/mail-text-keys.ts';
import type { EntryFormatter } from './formatted-entry.ts';

const STATES = {
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

const known = <Words extends object>(words: Words, key: string): Words[keyof Words] | undefined =>
  Object.hasOwn(words, key) ? words[key as keyof Words] : undefined;
const referenceOf = (reason: string | undefined) => ({
  key: known(REASON_TEXTS, reason ?? '') ?? REASON_TEXTS.Unknown,
  params: {},
});

/** Which mail went to whom and what became of it; why one did not arrive is named as everywhere [LEAD-08] [LEAD-09]. */
export function useMailFormatter(
  formId: string,
  entries: readonly HistoryEntry[],
): EntryFormatter<'mail' | 'unassign'> {
  const { t } = useTranslation();
  const word = useLeadLexicon(formId);
  const { moment } = useFormat();
  const hasFailed = entries.some(
    ({ kind, detail }) => (kind === 'mail' || kind === 'unassign') && detail.reason,
  );
  const reasonText = useReferencedTexts(hasFailed ? [referenceOf(undefined)] : []);
  return {
    // A recipient whose mails bounced is removed.
    unassign: ({ detail: { name, email, reason } }) => {
      if (reason === 'erased') return { text: t('leads:history.unassignErased') };
      const text = t('leads:history.unassign', { name: name || (email ?? '') });
      if (reason === 'left') return { text, notes: [t('leads:history.unassignLeft')] };
      const notes = [reason && reasonText?.(referenceOf(reason))];
      return { text, isBad: Boolean(reason), notes };
    },
    mail: ({ detail: { mail, to, name, state, reason, endedAt } }) => {
      const key = known(STATES, state) ?? STATES.sent;
      return {
        text: t(key, {
          mail: Object.hasOwn(FORM_MAILS, mail)
            ? t(mailName(mail as FormMail, word))
            : t('leads:history.copy'),
          to: name || to,
          reason: reasonText?.(referenceOf(reason)) ?? '…',
        }),
        isBad: state === 'failed' || state === 'spam',
        notes: [name && to, endedAt !== undefined && moment(endedAt)],
      };
    },
  };
}
