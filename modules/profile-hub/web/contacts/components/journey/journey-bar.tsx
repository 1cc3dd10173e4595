import { Button } from '@mantine/core';
import { IconArrowRight, IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  countRemindersCall,
  sendRemindersCall,
} from '#modules/leads/contract/leads/remind-calls.ts';
import { remindRecipients } from '#modules/leads/contract/permissions.ts';
import type { WaitingJourney } from '#modules/profile-hub/contract/contact.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage, ActionBarMore } from '#platform/web/layout/action-bar.tsx';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { Journey } from '../../data/group-journeys.ts';

/** Which journey waits for its shop, until when, and what can be done about it [PH-05] [LEAD-06]. */
export function JourneyBar({ journey, waiting }: { journey: Journey; waiting: WaitingJourney }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const client = useCurrentClient();
  const mayRemind = useAbility(remindRecipients);
  const given = {
    what: journey.product || t('profile-hub:contact.waits.request'),
    shop: journey.shop || client.name,
    date: date(waiting.since),
  };
  return (
    <ActionBar label={t('profile-hub:contact.waits.bar')}>
      <ActionBarMessage>
        <b>
          {waiting.isAccepted
            ? t('profile-hub:contact.waits.atShop', given)
            : t('profile-hub:contact.waits.forShop', given)}
        </b>
        {waiting.closesAt && (
          <ActionBarMore>
            {t('profile-hub:contact.waits.lost', { date: date(waiting.closesAt) })}
          </ActionBarMore>
        )}
      </ActionBarMessage>
      {mayRemind && <RemindShop leadId={journey.id} shop={given.shop} />}
      <Button
        component={Link}
        to={clientAddress(client.id, `platform/leads/${journey.id}`)}
        rightSection={<Icon of={IconArrowRight} />}
      >
        {t('profile-hub:contact.waits.openLead')}
      </Button>
    </ActionBar>
  );
}

/** Hidden if nobody would get a reminder: the recipient was reminded today, or wants none. */
function RemindShop({ leadId, shop }: { leadId: string; shop: string }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const confirm = useConfirm();
  const say = useProblemText();
  const leaveToJob = useLeaveToJob();
  const send = useCallMutation(sendRemindersCall, { changes: [countRemindersCall] });
  const params = { clientId };
  const counted = useCall(countRemindersCall, { params, query: { leadId } });
  if (!counted.data?.recipients) return null;
  const remind = async () => {
    const isConfirmed = await confirm({
      title: t('profile-hub:contact.remind.title', { shop }),
      lost: t('profile-hub:contact.remind.text'),
      keep: t('profile-hub:contact.remind.keep'),
      act: t('profile-hub:contact.remind.act'),
      isDestructive: false,
    });
    if (!isConfirmed) return;
    try {
      const { jobId } = await send.mutateAsync({ params, body: { leadId } });
      await leaveToJob(jobId, t('profile-hub:contact.remind.started'));
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
  return (
    <ActionButton
      variant="default"
      isBusy={send.isPending}
      leftSection={<Icon of={IconMail} />}
      onClick={() => void remind()}
    >
      {t('profile-hub:contact.waits.remind')}
    </ActionButton>
  );
}
