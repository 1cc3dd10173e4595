import { useTranslation } from 'react-i18next';
import { routingReasonSchema } from '#modules/leads/contract/intake/routing.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PRICE_SOURCE_TEXT_KEYS, reasonTextKey, sourceTextKey } from '../lead-text-keys.ts';
import { useActorName } from '../use-actor-name.ts';
import { useRouted } from '../use-routed.ts';
import type { EntryFormatter, EntryOfKind } from './formatted-entry.ts';

const STEPS = {
  accept: 'leads:history.accept',
  convert: 'leads:history.convert',
  lose: 'leads:history.lose',
} as const;
const UNDONE = {
  accept: 'leads:history.undone.accept',
  reject: 'leads:history.undone.reject',
  convert: 'leads:history.undone.convert',
  lose: 'leads:history.undone.lose',
} as const;

/** Texts for creation, estimate and status changes. */
export function useStatusFormatter(
  lead: Pick<Lead, 'currency' | 'source'>,
): EntryFormatter<'created' | 'price' | 'status' | 'reject' | 'keep'> {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const who = useActorName();
  const routed = useRouted();
  const because = (
    action: 'lose' | 'reject',
    reason: string | null | undefined,
    words: string | undefined,
  ) => {
    const key = reasonTextKey(action, reason);
    return [key && t(key), words].filter(Boolean).join(': ');
  };
  const textOfStatus = ({ by, detail }: EntryOfKind<'status'>): string => {
    const { action, undone, handled } = detail;
    if (action === 'undo')
      return t(
        undone && Object.hasOwn(UNDONE, undone)
          ? UNDONE[undone as keyof typeof UNDONE]
          : 'leads:history.undone.any',
        { who: who(by) },
      );
    if (action === 'lose' && by.kind === 'suite') return t('leads:history.loseAutomatic');
    if (action === 'accept' && handled) return t('leads:history.handled', { who: who(by) });
    if (Object.hasOwn(STEPS, action))
      return t(STEPS[action as keyof typeof STEPS], { who: who(by) });
    return t('leads:history.open');
  };
  return {
    created: ({ detail }) => {
      const routing = routingReasonSchema.partial().safeParse(detail.routing);
      return {
        text: t('leads:history.created', { source: t(sourceTextKey(lead.source)) }),
        notes: [routing.success && routed(routing.data)],
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
      text: textOfStatus(entry),
      notes: [
        entry.detail.action === 'lose' && because('lose', entry.detail.reason, entry.detail.words),
        entry.detail.price !== undefined &&
          money(entry.detail.price, entry.detail.currency ?? lead.currency),
      ],
    }),
    reject: ({ by, detail }) => ({
      text: t('leads:history.reject', { who: who(by) }),
      notes: [because('reject', detail.reason, detail.words)],
    }),
    keep: ({ by, detail: { until } }) => ({
      text: t('leads:history.keep', { who: who(by) }),
      notes: [until !== null && t('leads:history.until', { day: date(until) })],
    }),
  };
}
