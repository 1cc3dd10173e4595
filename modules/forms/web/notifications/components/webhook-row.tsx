import {
  IconPencil,
  IconPlayerPlay,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import {
  changeFormWebhookCall,
  deleteFormWebhookCall,
  type FormWebhook,
  listFormWebhooksCall,
  retryFormWebhookCall,
} from '#modules/forms/contract/webhook-calls.ts';
import {
  WEBHOOK_FAILURE_TEXTS,
  WEBHOOK_PAUSE_TEXTS,
  type WebhookEventType,
} from '#platform/contract/webhooks/webhook.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RowMenu } from './notification-rows.tsx';
import classes from './notifications.module.css';

const changes = [listFormWebhooksCall];

/** One webhook: its events, delivery state and actions. */
export function WebhookRow({
  formId,
  webhook,
  eventTypes,
  onChange,
}: {
  formId: string;
  webhook: FormWebhook;
  eventTypes: readonly WebhookEventType[];
  onChange: () => void;
}) {
  const { t } = useTranslation();
  const { moment, date } = useFormat();
  const change = useChangeWebhook(formId);
  const { active, failingSince, nextTryAt, switchedOffAt, lastError, lastStatus } = webhook;
  const names = (webhook.eventTypes ?? []).map((type) => {
    const label = eventTypes.find((each) => each.type === type)?.label;
    return label ? t(label as 'forms:event.formSaved') : type;
  });
  const why = lastStatus ?? (lastError && t(WEBHOOK_FAILURE_TEXTS[lastError]));
  const story = [
    names.join(', '),
    failingSince && t('forms:notify.failingSince', { why, when: moment(failingSince) }),
    active && failingSince && nextTryAt && t('forms:notify.nextTry', { when: moment(nextTryAt) }),
    switchedOffAt && t('forms:notify.switchedOffAt', { when: date(switchedOffAt) }),
  ].filter(Boolean);
  return (
    <li className={classes.webhook}>
      <span className={classes.webhookWords}>
        <b>{webhook.url}</b>
        <small>{story.join(' · ')}</small>
      </span>
      <WebhookState webhook={webhook} />
      {webhook.unsent > 0 && active && (
        <ActionButton
          variant="default"
          size="compact-sm"
          isBusy={change.isSendingAgain}
          leftSection={<Icon of={IconRefresh} size={14} />}
          onClick={() => void change.sendAgain(webhook)}
        >
          {t('forms:notify.sendAgain')}
        </ActionButton>
      )}
      <RowMenu
        label={t('forms:notify.actionsOf', { name: webhook.url })}
        rows={[
          { id: 'change', label: t('forms:notify.change'), icon: IconPencil, run: onChange },
          {
            id: 'switch',
            label: t(active ? 'forms:notify.switchOff' : 'forms:notify.switchOn'),
            icon: active ? IconPlayerStop : IconPlayerPlay,
            run: () => void change.setActive(webhook, !active),
          },
          {
            id: 'remove',
            label: t('forms:notify.removeWebhook'),
            icon: IconTrash,
            danger: true,
            run: () => void change.remove(webhook),
          },
        ]}
      />
    </li>
  );
}

function WebhookState({ webhook }: { webhook: FormWebhook }) {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const { active, pauseReason, unsent, lastStatus, lastTriedAt } = webhook;
  if (!active)
    return (
      <State tone={pauseReason === 'by-hand' ? 'off' : 'due'}>
        {t(WEBHOOK_PAUSE_TEXTS[pauseReason ?? 'by-hand'])}
      </State>
    );
  if (unsent > 0) return <State tone="bad">{t('forms:notify.failed', { count: unsent })}</State>;
  if (lastTriedAt === null) return <State tone="plain">{t('forms:notify.nothingSent')}</State>;
  return (
    <State tone="ok" reason={ago(lastTriedAt)}>
      {lastStatus ?? ''}
    </State>
  );
}

/** Actions on a webhook; destructive ones need confirmation. */
function useChangeWebhook(formId: string) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const changing = useCallMutation(changeFormWebhookCall, { changes });
  const retrying = useCallMutation(retryFormWebhookCall, { changes });
  const removing = useCallMutation(deleteFormWebhookCall, { changes });
  const of = ({ id }: FormWebhook) => ({ params: { formId, id } });
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notifyFailure(error, () => void attempt(work));
    }
  };
  return {
    isSendingAgain: retrying.isPending,
    setActive: (webhook: FormWebhook, active: boolean) =>
      attempt(async () => {
        await changing.mutateAsync({ ...of(webhook), body: { active } });
        showToast({ text: t(active ? 'forms:notify.switchedOn' : 'forms:notify.switchedOff') });
      }),
    sendAgain: (webhook: FormWebhook) =>
      attempt(async () => {
        const { retried } = await retrying.mutateAsync(of(webhook));
        showToast({ text: t('forms:notify.sentAgain', { count: retried }) });
      }),
    async remove(webhook: FormWebhook) {
      const isSure = await confirm({
        title: t('forms:notify.removeWebhookQuestion'),
        lost: t('forms:notify.removeWebhookLost'),
        names: [{ name: webhook.url }],
        keep: t('forms:notify.keep'),
        act: t('forms:notify.removeWebhook'),
      });
      if (!isSure) return;
      await attempt(async () => {
        await removing.mutateAsync(of(webhook));
        showToast({ text: t('forms:notify.webhookRemoved') });
      });
    },
  };
}
