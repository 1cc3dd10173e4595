import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import type { PastImportDetail } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useUndoImport } from '../../data/use-undo-import.ts';

/** What undoing would do and until when, or what it did. */
export function DoneBar({ client, past }: { client: CurrentClient; past: PastImportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { undo, isUndoing } = useUndoImport(client.id);
  const bold = { b: <b /> };
  const isLate = new Date(past.undoUntil).getTime() < Date.now();
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
            i18nKey={isLate ? 'profile-hub:import.lateBar' : 'profile-hub:import.doneBar'}
            values={{
              moment: format.moment(past.importedAt),
              created: format.number(past.created),
              date: format.date(past.undoUntil),
            }}
            components={bold}
          />
        )}
      </ActionBarMessage>
      {past.undone === null && !isLate && (
        <ActionButton
          variant="default"
          leftSection={<Icon of={IconArrowBackUp} />}
          isBusy={isUndoing(past.id)}
          onClick={() => void undo(past)}
        >
          {t('profile-hub:import.undo')}
        </ActionButton>
      )}
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
