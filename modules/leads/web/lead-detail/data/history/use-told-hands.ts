import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useWho } from '../use-who.ts';
import type { Teller } from './told-entry.ts';

const named = ({ name, email }: { name: string; email: string | null }) => name || (email ?? '');

/** Into whose hands it went, and to whom it was shown. */
export function useToldHands(): Teller<'assign' | 'forward' | 'location' | 'share'> {
  const { t } = useTranslation();
  const { list } = useFormat();
  const who = useWho();
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
