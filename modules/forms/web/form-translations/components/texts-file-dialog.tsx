import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  checkSheetTexts,
  readTextSheetCall,
  type SheetText,
} from '#modules/forms/contract/texts/form-text-calls.ts';
import {
  type ImportReport,
  LISTED_CHANGES_LIMIT,
  LISTED_FAULTS_LIMIT,
} from '#platform/contract/imports/import-report.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ChangeList } from '#platform/web/imports/change-list.tsx';
import { FaultList } from '#platform/web/imports/faults/fault-list.tsx';
import section from '#platform/web/layout/section.module.css';
import { useWidth } from '#platform/web/table/columns/column-widths.ts';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { setTexts } from '../../data/draft/field-edits.ts';
import classes from './translations.module.css';

const CARDS_BELOW = 480;

/** Import of a text sheet: shows its changes and errors before anything enters the draft. */
export default function TextsFileDialog({
  formId,
  onClose,
}: {
  formId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const store = useDraftStore();
  const [lines, setLines] = useState<SheetText[]>();
  // The dialog covers the editor, so the draft cannot change while it is open.
  const found = lines && checkSheetTexts(store.get().draft, lines);
  const count = found?.changes.length ?? 0;
  const take = () => {
    store.change(
      setTexts((found?.changes ?? []).map(({ column, record, to }) => [column, record, to])),
    );
    showToast({
      text: t('forms:editor.texts.sheet.taken', { count, formatted: number(count) }),
    });
    onClose();
  };
  return (
    <TaskDialog
      title={t('forms:editor.texts.sheet.title')}
      help={t('forms:editor.texts.sheet.help')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          {count > 0 && (
            <Button onClick={take}>
              {t('forms:editor.texts.sheet.take', { count, formatted: number(count) })}
            </Button>
          )}
        </>
      }
    >
      <FileUpload
        label={t('forms:editor.texts.sheet.file')}
        call={readTextSheetCall}
        input={{ params: { formId }, body: {} }}
        onDone={(answer) => setLines(answer.lines)}
        onRemove={() => setLines(undefined)}
      />
      {found && <TextsFileReport {...found} />}
    </TaskDialog>
  );
}

/** Errors of the sheet by line, and its changes with old and new value. */
function TextsFileReport({ changes, faults }: ReturnType<typeof checkSheetTexts>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const languageOf = useLanguageNames();
  const content = useRef<HTMLDivElement>(null);
  const room = useWidth(content);
  const isNarrow = room > 0 && room < CARDS_BELOW;
  const nameOf = (column: string) => {
    const locale = LOCALES.find((one) => one === column);
    return locale ? languageOf(locale) : t('forms:field.key');
  };
  const shared = { nameOf, isNarrow, texts: { record: t('forms:field.key') } };
  return (
    <div ref={content} className={classes.report}>
      {faults.length > 0 && (
        <>
          <Note tone="bad">
            {t('forms:editor.texts.sheet.wrong', {
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
            {t('forms:editor.texts.sheet.changes', {
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
        <p className={section.help}>{t('forms:editor.texts.sheet.same')}</p>
      )}
    </div>
  );
}

/** Number of faults per column and kind, most frequent first. */
function faultCounts(
  faults: readonly Pick<ImportReport['faults'][number], 'column' | 'code'>[],
): ImportReport['faultCounts'] {
  const counts = new Map<string, ImportReport['faultCounts'][number]>();
  for (const { column, code } of faults) {
    const key = `${column} ${code}`;
    counts.set(key, { column, code, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}
