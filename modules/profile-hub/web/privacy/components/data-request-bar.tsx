import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { eraseContacts } from '#modules/profile-hub/contract/permissions.ts';
import { getPrivacyOfContactCall } from '#modules/profile-hub/contract/privacy.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDataRequests } from '../data/use-data-requests.ts';

/** Rises on the page of a contact who waits for their data; nothing is shown where nobody waits. */
export function DataRequestBar({ contactId }: { contactId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id: clientId } = useCurrentClient();
  const { makeFile, answer, isMaking } = useDataRequests(clientId);
  const { data } = useCall(getPrivacyOfContactCall, { params: { uuid: clientId, id: contactId } });
  const waiting = data?.requests.find(({ answeredAt }) => answeredAt === null);
  if (!waiting) return null;
  const date = format.date(waiting.dueAt);
  const isOverdue = Date.parse(waiting.dueAt) < Date.now();
  return (
    <ActionBar label={t('profile-hub:data.requests')}>
      <ActionBarMessage>
        <b>
          {isOverdue
            ? t('profile-hub:data.overdue', { date })
            : t('profile-hub:data.waiting', { date })}
        </b>
      </ActionBarMessage>
      <Button variant="default" onClick={() => void answer(waiting.id)}>
        {t('profile-hub:data.markAnswered')}
      </Button>
      <IfAble to={eraseContacts}>
        <ActionButton isBusy={isMaking} onClick={() => void makeFile(contactId)}>
          {t('profile-hub:data.make')}
        </ActionButton>
      </IfAble>
    </ActionBar>
  );
}
