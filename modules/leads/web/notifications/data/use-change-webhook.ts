import { useTranslation } from 'react-i18next';
import {
  changeFormWebhookCall,
  deleteFormWebhookCall,
  type FormWebhook,
  listFormWebhooksCall,
  retryFormWebhookCall,
} from '#modules/leads/contract/forms/webhook-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';

const changes = [listFormWebhooksCall];

/** Actions on a webhook; destructive ones need confirmation. */
export function useChangeWebhook(formId: string) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const tellFailure = useNotifyFailure();
  const changing = useCallMutation(changeFormWebhookCall, { changes });
  const retrying = useCallMutation(retryFormWebhookCall, { changes });
  const removing = useCallMutation(deleteFormWebhookCall, { changes });
  const of = ({ id }: FormWebhook) => ({ params: { formId, id } });
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tellFailure(error, () => void attempt(work));
    }
  };
  return {
    isSendingAgain: retrying.isPending,
    setActive: (webhook: FormWebhook, active: boolean) =>
      attempt(async () => {
        await changing.mutateAsync({ ...of(webhook), body: { active } });
        showToast({ text: t(active ? 'leads:notify.switchedOn' : 'leads:notify.switchedOff') });
      }),
    sendAgain: (webhook: FormWebhook) =>
      attempt(async () => {
        const { retried } = await retrying.mutateAsync(of(webhook));
        showToast({ text: t('leads:notify.sentAgain', { count: retried }) });
      }),
    async remove(webhook: FormWebhook) {
      const isSure = await confirm({
        title: t('leads:notify.removeWebhookQuestion'),
        lost: t('leads:notify.removeWebhookLost'),
        names: [{ name: webhook.url }],
        keep: t('leads:notify.keep'),
        act: t('leads:notify.removeWebhook'),
      });
      if (!isSure) return;
      await attempt(async () => {
        await removing.mutateAsync(of(webhook));
        showToast({ text: t('leads:notify.webhookRemoved') });
      });
    },
  };
}
