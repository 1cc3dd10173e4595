import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgeSheetTexts } from '#modules/leads/contract/forms/judge-sheet-texts.ts';
import {
  readTextSheetCall,
  type SheetText,
} from '#modules/leads/contract/forms/text-sheet-calls.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { setTexts } from '../../data/draft/field-edits.ts';
import { TextsFileReport } from './texts-file-report.tsx';

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
  // The dialog lies over the editor: the draft is as it was when it opened.
  const found = lines && judgeSheetTexts(store.get().draft, lines);
  const count = found?.changes.length ?? 0;
  const take = () => {
    store.change(
      setTexts((found?.changes ?? []).map(({ column, record, to }) => [column, record, to])),
    );
    showToast({
      text: t('leads:editor.texts.sheet.taken', { count, formatted: number(count) }),
    });
    onClose();
  };
  return (
    <TaskDialog
      title={t('leads:editor.texts.sheet.title')}
      help={t('leads:editor.texts.sheet.help')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          {count > 0 && (
            <Button onClick={take}>
              {t('leads:editor.texts.sheet.take', { count, formatted: number(count) })}
            </Button>
          )}
        </>
      }
    >
      <FileUpload
        label={t('leads:editor.texts.sheet.file')}
        call={readTextSheetCall}
        input={{ params: { formId }, body: {} }}
        onDone={(answer) => setLines(answer.lines)}
        onRemove={() => setLines(undefined)}
      />
      {found && <TextsFileReport {...found} />}
    </TaskDialog>
  );
}
