import { useTranslation } from 'react-i18next';
import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import { WEBHOOK_PAUSE_TEXTS } from '#platform/contract/webhooks/webhook-texts.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import classes from './client-settings.module.css';

/** Webhook targets and their status; mails about a webhook link to this section. */
export function ClientWebhooks({ webhooks }: Pick<ClientSettings, 'webhooks'>) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <h2>{t('directory:settings.webhooks')}</h2>
      {webhooks.length === 0 ? (
        <p className={classes.quiet}>{t('directory:settings.noWebhooks')}</p>
      ) : (
        <KeyValues
          rows={webhooks.map(({ id, host, pauseReason }) => ({
            key: id,
            label: host,
            value: pauseReason
              ? t(WEBHOOK_PAUSE_TEXTS[pauseReason])
              : t('directory:settings.webhookSends'),
          }))}
        />
      )}
    </section>
  );
}
