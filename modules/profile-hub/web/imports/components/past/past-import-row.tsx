import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PastImport } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { Tag } from '#platform/web/display/states/tag.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { importAddress } from '../../data/import-address.ts';
import { UndoImport } from '../undo-import.tsx';
import classes from './past-imports.module.css';

/** File, user, date, number of contacts and status of an import. */
export function PastImportRow({ clientId, past }: { clientId: string; past: PastImport }) {
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
