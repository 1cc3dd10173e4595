import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { WEBHOOK_PAUSE_TEXTS } from '#platform/contract/webhooks/webhook-texts.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useMoments } from '../../data/use-moments.ts';

export function EndpointState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const { clock } = useMoments();
  const { active, pauseReason, failingSince } = endpoint;
  if (!active)
    return (
      <State tone={pauseReason === 'by-hand' ? 'off' : 'due'}>
        {pauseReason ? t(WEBHOOK_PAUSE_TEXTS[pauseReason]) : t('super-admin:webhooks.pausedState')}
      </State>
    );
  if (failingSince)
    return (
      <State tone="bad" reason={t('super-admin:webhooks.since', { time: clock(failingSince) })}>
        {t('super-admin:webhooks.failing')}
      </State>
    );
  return <State tone="ok">{t('super-admin:webhooks.active')}</State>;
}
