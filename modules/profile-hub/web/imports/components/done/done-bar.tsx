import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import type { PastImportDetail } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { isLate } from '../../data/is-late.ts';
import { UndoImport } from '../undo-import.tsx';

/** Effect and deadline of an undo, or its result. */
export function DoneBar({ client, past }: { client: CurrentClient; past: PastImportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const bold = { b: <b /> };
  return (
    <ActionBar label={t('platform:import.counter')}>
      <ActionBarMessage>
        {past.undone !== null && past.undoneAt !== null ? (
          <Trans
            i18nKey="profile-hub:import.undoneBar"
            values={{
              moment: format.moment(past.undoneAt),
              removed: format.number(past.undone.removed),
              restored: format.number(past.undone.restored),
              stayed: format.number(past.undone.stayed),
            }}
            components={bold}
          />
        ) : (
          <Trans
            i18nKey={isLate(past) ? 'profile-hub:import.lateBar' : 'profile-hub:import.doneBar'}
            values={{
              moment: format.moment(past.importedAt),
              created: format.number(past.created),
              date: format.date(past.undoUntil),
            }}
            components={bold}
          />
        )}
      </ActionBarMessage>
      <UndoImport clientId={client.id} past={past} />
      <Button
        component={Link}
        to={clientAddress(client.id, 'profilehub/contacts')}
        rightSection={<Icon of={IconArrowRight} />}
      >
        {t('profile-hub:import.showContacts')}
      </Button>
    </ActionBar>
  );
}
