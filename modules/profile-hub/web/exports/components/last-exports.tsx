import { IconDownload, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveLinkedFile } from '#platform/web/api/save-linked-file.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { ExportChoices } from '../data/use-export-form.ts';
import classes from './last-exports.module.css';

type PastExport = ExportChoices['exports'][number];

/** Recent exports of the brand with their users; users can download their own files until they expire. */
export function LastExports({ exports }: { exports: ExportChoices['exports'] }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={classes.title}>{t('profile-hub:export.last')}</h2>
      {exports.length === 0 ? (
        <p className={classes.none}>{t('profile-hub:export.noneYet')}</p>
      ) : (
        <ul>
          {exports.map((one) => (
            <LastExport key={one.id} past={one} />
          ))}
        </ul>
      )}
      <p className={classes.none}>{t('profile-hub:export.proof')}</p>
    </>
  );
}

function LastExport({ past }: { past: PastExport }) {
  const { t } = useTranslation();
  const { moment, number } = useFormat();
  const { file, path, contacts, by, at, part, segment, isLocked } = past;
  const what = segment ?? t(`profile-hub:export.part.${part}`);
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <span className={classes.what} title={what}>
          {what}
        </span>
        <span className={classes.count}>
          {t('profile-hub:dashboard.contacts', { count: contacts, formatted: number(contacts) })}
        </span>
      </div>
      <div className={classes.note}>
        {isLocked && <Icon of={IconLock} size={13} />}
        {[isLocked ? t('profile-hub:export.isLocked') : undefined, by, moment(at)]
          .filter((words) => words !== undefined)
          .join(' · ')}
      </div>
      {path === null ? (
        <div className={classes.note}>{file}</div>
      ) : (
        <LinkButton className={classes.file} onClick={() => void saveLinkedFile(path, file)}>
          <Icon of={IconDownload} size={14} /> {file}
        </LinkButton>
      )}
    </li>
  );
}
