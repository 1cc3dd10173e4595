import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  configureOpportunity,
  manageProspects,
} from '#modules/opportunity/contract/permissions.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { useAbilities } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from './map.module.css';

/** Shown while events from before the module's activation are imported. */
export function BackfillNote({ share }: { share: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.note}>
      <Note tone="due">{t('opportunity:map.backfill', { share: format.percent(share) })}</Note>
    </div>
  );
}

/** Shown while points are reassigned to a new layer: areas appear when their figures are complete. */
export function ComputingNote() {
  const { t } = useTranslation();
  return (
    <div className={classes.note} role="status">
      <Note tone="due">{t('opportunity:map.computing')}</Note>
    </div>
  );
}

/** Shown if there are no purchase intentions: explains their sources and possible actions. */
export function NoDemandNote({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.note}>
      <Note
        tone="due"
        title={t('opportunity:map.empty.title')}
        action={<EmptyActions clientId={clientId} />}
      >
        {t('opportunity:map.empty.text')}
      </Note>
    </div>
  );
}

export function NothingYet({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      isExplained
      title={t('opportunity:map.empty.title')}
      actions={<EmptyActions clientId={clientId} />}
    >
      {t('opportunity:map.empty.text')}
    </EmptyState>
  );
}

function EmptyActions({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const isAble = useAbilities();
  return (
    <>
      {isAble(manageProspects) && (
        <Button
          component={Link}
          to={clientAddress(clientId, 'platform/opportunity/import/intentions')}
          variant="default"
        >
          {t('opportunity:map.empty.import')}
        </Button>
      )}
      {isAble(configureOpportunity) && (
        <Button
          component={Link}
          to={clientAddress(clientId, 'platform/configuration')}
          variant="default"
        >
          {t('opportunity:map.empty.configure')}
        </Button>
      )}
    </>
  );
}
