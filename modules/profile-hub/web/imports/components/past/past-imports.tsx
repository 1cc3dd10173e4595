import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type PastImport,
  pastImportsCall,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Tag } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { importAddress } from '../../data/import-facts.ts';
import { UndoImport } from '../undo-import.tsx';
import classes from './past-imports.module.css';

/** All imports of the brand, latest first, each with an undo button. */
export default function PastImports() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  return (
    <div className={classes.screen}>
      <PageHead
        title={t('profile-hub:import.all')}
        actions={[
          {
            id: 'import',
            label: t('profile-hub:import.title'),
            icon: IconFileImport,
            isPrimary: true,
            to: importAddress(client.id),
          },
        ]}
      />
      <div className={classes.body}>
        <PastImportPages clientId={client.id} />
      </div>
    </div>
  );
}

function PastImportPages({ clientId, after }: { clientId: string; after?: string }) {
  const { t } = useTranslation();
  const [isMore, setMore] = useState(false);
  const query = useCall(pastImportsCall, {
    params: { uuid: clientId },
    query: after === undefined ? {} : { after },
  });
  return (
    <QueryBoundary
      query={query}
      isEmpty={({ items }) => items.length === 0 && after === undefined}
      empty={
        <EmptyState title={t('profile-hub:import.none')}>
          {t('profile-hub:import.noneHelp')}
        </EmptyState>
      }
    >
      {({ items, next }) => (
        <>
          <ul className={classes.list}>
            {items.map((past: PastImport) => (
              <PastImportRow key={past.id} clientId={clientId} past={past} />
            ))}
          </ul>
          {next !== null &&
            (isMore ? (
              <PastImportPages clientId={clientId} after={next} />
            ) : (
              <Button variant="default" className={classes.more} onClick={() => setMore(true)}>
                {t('profile-hub:import.more')}
              </Button>
            ))}
        </>
      )}
    </QueryBoundary>
  );
}

/** File, user, date, number of contacts and status of an import. */
function PastImportRow({ clientId, past }: { clientId: string; past: PastImport }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Link className={classes.name} to={importAddress(clientId, { id: past.id })}>
          {past.fileName}
        </Link>{' '}
        {past.undoneAt !== null && <Tag>{t('profile-hub:import.undoneTag')}</Tag>}
        <p className={classes.quiet}>
          {t('profile-hub:import.byAt', {
            name: past.importedBy,
            moment: format.moment(past.importedAt),
          })}
        </p>
      </div>
      <p className={classes.counts}>
        {t('profile-hub:import.counts', {
          created: format.number(past.created),
          updated: format.number(past.updated),
          unchanged: format.number(past.unchanged),
          refused: format.number(past.refused),
        })}
      </p>
      <UndoImport clientId={clientId} past={past} />
    </li>
  );
}
