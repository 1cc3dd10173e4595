import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { reasonTextKey } from './lead-text-keys.ts';
import { useActorName } from './use-actor-name.ts';

/** State of the lead as a sentence with a highlighted part. */
export function useStatusSentence(lead: Lead): string {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const whoOf = useActorName();
  const { owner, closedBy } = lead;
  const who = whoOf(
    closedBy ?? { kind: 'recipient', name: owner?.name ?? '', email: owner?.email ?? null },
  );
  switch (lead.status) {
    case 'new':
      return t(
        lead.actions.includes('accept')
          ? 'leads:detail.counter.new'
          : 'leads:detail.counter.newToSee',
        { ago: ago(lead.createdAt) },
      );
    case 'accepted':
      return t('leads:detail.counter.accepted', {
        ago: ago(lead.acceptedAt ?? lead.createdAt),
        who,
      });
    case 'converted':
      return t('leads:detail.counter.converted', {
        ago: ago(lead.convertedAt ?? lead.createdAt),
        who,
      });
    case 'lost':
      return t('leads:detail.counter.lost', {
        ago: ago(lead.lostAt ?? lead.createdAt),
        reason: t(reasonTextKey('lose', lead.lostReason) ?? 'leads:link.loss.other'),
      });
  }
}
