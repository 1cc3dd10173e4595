import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { IfAble } from '#platform/web/module/abilities.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDataRequests } from '../data/use-data-requests.ts';

/** On the page of a contact: the person asked what is kept of them. */
export function RecordDataRequest({ contactId }: { contactId: string }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { record } = useDataRequests(clientId);
  return (
    <IfAble to={changeContacts}>
      <Button variant="default" onClick={() => void record(contactId)}>
        {t('profile-hub:data.record')}
      </Button>
    </IfAble>
  );
}
