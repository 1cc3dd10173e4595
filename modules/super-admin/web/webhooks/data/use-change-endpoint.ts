import {
  WEBHOOK_FAILURE_TEXTS,
  WEBHOOK_OLD_SECRET_HOURS,
  type WebhookEndpoint,
} from '#platform/contract/webhooks/webhook.ts';
import {
  deleteWebhookCall,
  listWebhooksCall,
  rotateWebhookSecretCall,
  testWebhookCall,
  updateWebhookCall,
} from '#platform/contract/webhooks/webhook-calls.ts';
import { listWebhookDeliveriesCall } from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** The host of a URL, enough to recognize it. */
export function urlHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

const changes = [listWebhooksCall, listWebhookDeliveriesCall];

/** Actions on an endpoint; destructive ones need confirmation. */
export function useChangeEndpoint(showSecret: (secret: string) => void) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const updating = useCallMutation(updateWebhookCall, { changes });
  const testing = useCallMutation(testWebhookCall, { changes });
  const rotating = useCallMutation(rotateWebhookSecretCall, { changes });
  const removing = useCallMutation(deleteWebhookCall, { changes });

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notifyFailure(error, () => void attempt(work));
    }
  };
  const keyOf = ({ id, clientId }: WebhookEndpoint) => ({ params: { id }, query: { clientId } });

  return {
    setActive: (endpoint: WebhookEndpoint, active: boolean) =>
      attempt(async () => {
        await updating.mutateAsync({ ...keyOf(endpoint), body: { active } });
        const host = urlHost(endpoint.url);
        showToast({
          text: active
            ? t('super-admin:webhooks.resumed', { host })
            : t('super-admin:webhooks.paused', { host }),
        });
      }),
    test: (endpoint: WebhookEndpoint) =>
      attempt(async () => {
        const sent = await testing.mutateAsync(keyOf(endpoint));
        const host = urlHost(endpoint.url);
        if (sent.state === 'sent')
          showToast({
            text: t('super-admin:webhooks.tested', {
              host,
              status: sent.lastStatus ?? '',
              ms: number(sent.lastDurationMs ?? 0),
            }),
          });
        else
          showToast({
            tone: 'bad',
            text: t('super-admin:webhooks.testFailed', {
              host,
              reason: sent.lastError ? t(WEBHOOK_FAILURE_TEXTS[sent.lastError]) : '',
            }),
          });
      }),
    async rotate(endpoint: WebhookEndpoint) {
      const isSure = await confirm({
        title: t('super-admin:webhooks.rotateQuestion'),
        lost: t('super-admin:webhooks.rotateLost', { hours: WEBHOOK_OLD_SECRET_HOURS }),
        names: [{ name: endpoint.url }],
        keep: t('super-admin:webhooks.rotateKeep'),
        act: t('super-admin:webhooks.rotateAct'),
        isDestructive: false,
      });
      if (!isSure) return;
      await attempt(async () => {
        const { secret } = await rotating.mutateAsync(keyOf(endpoint));
        showSecret(secret);
      });
    },
    async remove(endpoint: WebhookEndpoint) {
      const isSure = await confirm({
        title: t('super-admin:webhooks.removeQuestion'),
        lost: t('super-admin:webhooks.removeLost', { url: endpoint.url }),
        keep: t('super-admin:webhooks.removeKeep'),
        act: t('super-admin:webhooks.removeAct'),
      });
      if (!isSure) return;
      await attempt(async () => {
        await removing.mutateAsync(keyOf(endpoint));
        showToast({ text: t('super-admin:webhooks.removed') });
      });
    },
  };
}
