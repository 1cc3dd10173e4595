import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { judgeSheetTexts } from '#modules/leads/contract/forms/judge-sheet-texts.ts';
import {
  LISTED_CHANGES_LIMIT,
  LISTED_FAULTS_LIMIT,
} from '#platform/contract/imports/import-report.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ChangeList } from '#platform/web/imports/changes/change-list.tsx';
import { FaultList } from '#platform/web/imports/faults/fault-list.tsx';
import { useWidth } from '#platform/web/table/columns/use-width.ts';
import section from '../../components/section.module.css';
import { useLanguageNames } from '../../data/use-language-names.ts';
import { faultCounts } from '../data/fault-counts.ts';
import classes from './translations.module.css';

const CARDS_BELOW = 480;

/** Errors of the sheet by line, and its changes with old and new value. */
export function TextsFileReport({ changes, faults }: ReturnType<typeof judgeSheetTexts>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const languageOf = useLanguageNames();
  const content = useRef<HTMLDivElement>(null);
  const room = useWidth(content);
  const isNarrow = room > 0 && room < CARDS_BELOW;
  const nameOf = (column: string) => {
    const locale = LOCALES.find((one) => one === column);
    return locale ? languageOf(locale) : t('leads:field.key');
  };
  const shared = { nameOf, isNarrow, texts: { record: t('leads:field.key') } };
  return (
    <div ref={content} className={classes.report}>
      {faults.length > 0 && (
        <>
          <Note tone="bad">
            {t('leads:editor.texts.sheet.wrong', {
              count: faults.length,
              formatted: number(faults.length),
            })}
          </Note>
          <FaultList
            {...shared}
            report={{
              faults: faults.slice(0, LISTED_FAULTS_LIMIT),
              faultCounts: faultCounts(faults),
            }}
          />
        </>
      )}
      {changes.length > 0 ? (
        <>
          <h3 className={classes.reportTitle}>
            {t('leads:editor.texts.sheet.changes', {
              count: changes.length,
              formatted: number(changes.length),
            })}
          </h3>
          <ChangeList
            {...shared}
            report={{
              changes: changes.slice(0, LISTED_CHANGES_LIMIT),
              changesCount: changes.length,
            }}
          />
        </>
      ) : (
        <p className={section.help}>{t('leads:editor.texts.sheet.same')}</p>
      )}
    </div>
  );
}
