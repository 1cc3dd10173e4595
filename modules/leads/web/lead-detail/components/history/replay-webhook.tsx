import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { replayLeadWebhookCall } from '#modules/leads/contract/leads/lead-webhook-calls.ts';
import { changeForms } from '#modules/leads/contract/permissions.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useAbility } from '#platform/web/module/abilities.tsx';

/** Repeats a failed webhook delivery; only for users that may change the form [LEAD-10]. */
export function ReplayWebhook({
  lead: { id: leadId, formId },
  deliveryId,
}: {
  lead: Pick<Lead, 'id' | 'formId'>;
  deliveryId: string;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutate, isPending } = useCallMutation(replayLeadWebhookCall, {
    changes: [leadHistoryCall],
  });
  if (!useAbility(changeForms)) return null;
  return (
    <span>
      <ActionButton
        variant="default"
        size="compact-sm"
        isBusy={isPending}
        leftSection={<Icon of={IconRefresh} size={14} />}
        onClick={() =>
          mutate(
            { params: { formId, leadId, deliveryId } },
            {
              onSuccess: () => showToast({ text: t('leads:history.replayed') }),
              onError: (error) => showToast({ tone: 'bad', text: say(error) }),
            },
          )
        }
      >
        {t('leads:notify.sendAgain')}
      </ActionButton>
    </span>
  );
}
