import { Button } from '@mantine/core';
import { changeContacts, eraseContacts } from '#modules/profile-hub/contract/permissions.ts';
import type { DataRequest } from '#modules/profile-hub/contract/privacy-records.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { IfAble } from '#platform/web/module/current-user.tsx';
import { useDataRequests } from '../../contacts/data/use-data-requests.ts';

/** Shown on the page of a contact with an open data request [PH-17]. */
export default function DataRequestBar({ request }: { request: DataRequest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id: clientId } = useCurrentClient();
  const { makeFile, answer, isMaking } = useDataRequests(clientId);
  const date = format.date(request.dueAt);
  const isOverdue = Date.parse(request.dueAt) < Date.now();
  return (
    <ActionBar label={t('profile-hub:data.requests')}>
      <ActionBarMessage>
        <b>
          {isOverdue
            ? t('profile-hub:data.overdue', { date })
            : t('profile-hub:data.waiting', { date })}
        </b>
      </ActionBarMessage>
      <IfAble to={changeContacts}>
        <Button variant="default" onClick={() => void answer(request.id)}>
          {t('profile-hub:data.markAnswered')}
        </Button>
      </IfAble>
      <IfAble to={eraseContacts}>
        <ActionButton isBusy={isMaking} onClick={() => void makeFile(request.contactId)}>
          {t('profile-hub:data.make')}
        </ActionButton>
      </IfAble>
    </ActionBar>
  );
}
