import { ActionIcon } from '@mantine/core';
import { IconPaperclip, IconReplace, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { LEAD_FILES_LIMIT } from '#modules/forms/contract/limits.ts';
import { addLeadFileCall, removeLeadFileCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { FileUpload } from '#platform/web/file-drop/file-upload.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Answer } from '../../data/lead-answers.ts';
import { useLeadCache } from '../../data/use-change-lead.ts';
import classes from './editor.module.css';

/** Files of the answers: added, replaced and removed one at a time, each validated before it is stored [LEAD-03]. */
export function EditedFiles({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const answers = lead.fieldsValues.filter(({ type }) => type === 'file');
  if (answers.length === 0) return null;
  return (
    <fieldset className={classes.part}>
      <legend>{t('leads:detail.editor.files')}</legend>
      <p className={classes.quiet}>{t('leads:detail.editor.filesAtOnce')}</p>
      {answers.map((answer) => (
        <FilesOfAnswer key={answer.slug} lead={lead} answer={answer} />
      ))}
    </fieldset>
  );
}

function FilesOfAnswer({ lead, answer }: { lead: Lead; answer: Answer }) {
  const { t } = useTranslation();
  const { keep } = useLeadCache(lead.id);
  const remove = useRemoveFile(lead);
  const [replacedId, setReplacedId] = useState<string>();
  const { slug: field, name, files = [], multiple } = answer;
  // A file that was removed in the meantime cannot be replaced.
  const replaced = files.find(({ id }) => id === replacedId);
  const hasRoom = files.length < (multiple ? LEAD_FILES_LIMIT : 1);
  return (
    <div className={classes.answer}>
      <p>{name}</p>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Icon of={IconPaperclip} size={14} />
            <span>{file.name}</span>
            <ActionIcon
              variant="subtle"
              aria-label={t('leads:detail.editor.replaceFile', { name: file.name })}
              onClick={() => setReplacedId(file.id)}
            >
              <Icon of={IconReplace} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('leads:detail.editor.removeFile', { name: file.name })}
              onClick={() => void remove(file)}
            >
              <Icon of={IconTrash} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {(replaced || hasRoom) && (
        <FileUpload
          // A new key resets the upload field once its file is in the list.
          key={[replaced?.id, ...files.map(({ id }) => id)].join()}
          label={
            replaced
              ? t('leads:detail.editor.replaceFile', { name: replaced.name })
              : t('leads:detail.editor.addFile', { name })
          }
          call={addLeadFileCall}
          input={{
            params: { formId: lead.formId, leadId: lead.id },
            body: { field, ...(replaced && { replaces: replaced.id }) },
          }}
          onDone={(changed) => {
            setReplacedId(undefined);
            keep(changed);
          }}
        />
      )}
    </div>
  );
}

/** Removes a file from an answer after confirmation; this cannot be undone [LEAD-03]. */
function useRemoveFile({ id: leadId, formId }: Pick<Lead, 'id' | 'formId'>) {
  const { t } = useTranslation();
  const say = useProblemText();
  const confirm = useConfirm();
  const { mutateAsync } = useCallMutation(removeLeadFileCall);
  const { keep } = useLeadCache(leadId);
  return async ({ id: fileId, name }: { id: string; name: string }): Promise<void> => {
    const isSure = await confirm({
      title: t('leads:detail.editor.removeQuestion', { name }),
      lost: t('leads:detail.editor.removeLost'),
      keep: t('leads:detail.editor.removeKeep'),
      act: t('leads:detail.editor.removeAct'),
    });
    if (!isSure) return;
    try {
      keep(await mutateAsync({ params: { formId, leadId, fileId } }));
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
