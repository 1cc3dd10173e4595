import {
  IconPencil,
  IconPlayerPlay,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FormWebhook } from '#modules/leads/contract/forms/webhook-calls.ts';
import type { WebhookEventType } from '#platform/contract/webhooks/webhook-endpoint.ts';
import {
  WEBHOOK_FAILURE_TEXTS,
  WEBHOOK_PAUSE_TEXTS,
} from '#platform/contract/webhooks/webhook-texts.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useChangeWebhook } from '../data/use-change-webhook.ts';
import classes from './notifications.module.css';
import { RowMenu } from './row-menu.tsx';

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
    return label ? t(label as 'leads:event.formSaved') : type;
  });
  const why = lastStatus ?? (lastError && t(WEBHOOK_FAILURE_TEXTS[lastError]));
  const story = [
    names.join(', '),
    failingSince && t('leads:notify.failingSince', { why, when: moment(failingSince) }),
    active && failingSince && nextTryAt && t('leads:notify.nextTry', { when: moment(nextTryAt) }),
    switchedOffAt && t('leads:notify.switchedOffAt', { when: date(switchedOffAt) }),
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
          {t('leads:notify.sendAgain')}
        </ActionButton>
      )}
      <RowMenu
        label={t('leads:notify.actionsOf', { name: webhook.url })}
        rows={[
          { id: 'change', label: t('leads:notify.change'), icon: IconPencil, run: onChange },
          {
            id: 'switch',
            label: t(active ? 'leads:notify.switchOff' : 'leads:notify.switchOn'),
            icon: active ? IconPlayerStop : IconPlayerPlay,
            run: () => void change.setActive(webhook, !active),
          },
          {
            id: 'remove',
            label: t('leads:notify.removeWebhook'),
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
  if (unsent > 0) return <State tone="bad">{t('leads:notify.failed', { count: unsent })}</State>;
  if (lastTriedAt === null) return <State tone="plain">{t('leads:notify.nothingSent')}</State>;
  return (
    <State tone="ok" reason={ago(lastTriedAt)}>
      {lastStatus ?? ''}
    </State>
  );
}
