import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useActorName } from '../use-actor-name.ts';
import type { EntryFormatter } from './formatted-entry.ts';

const named = ({ name, email }: { name: string; email: string | null }) => name || (email ?? '');

/** Texts for assigning, forwarding, moving and sharing a lead. */
export function useAssignmentFormatter(): EntryFormatter<
  'assign' | 'forward' | 'location' | 'share'
> {
  const { t } = useTranslation();
  const { list } = useFormat();
  const who = useActorName();
  return {
    assign: ({ detail }) => ({ text: t('leads:history.assign', { name: named(detail) }) }),
    forward: ({ by, detail: { from, to, notified } }) => ({
      text: t('leads:history.forward', { to: named(to), who: who(by) }),
      notes: [
        t(notified ? 'leads:history.notified' : 'leads:history.notNotified'),
        from && t('leads:history.before', { what: named(from) }),
      ],
    }),
    location: ({ by, detail: { from, to } }) => ({
      text: t('leads:history.location', {
        to: to?.name ?? t('leads:detail.noStore'),
        who: who(by),
      }),
      notes: [t('leads:history.before', { what: from?.name ?? t('leads:detail.noStore') })],
    }),
    share: ({ by, detail: { emails, senderName } }) => ({
      text: t('leads:history.share', { emails: list(emails), who: who(by) }),
      notes: [t('leads:history.asSender', { name: senderName })],
    }),
  };
}
