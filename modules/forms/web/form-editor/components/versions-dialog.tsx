import { Button } from '@mantine/core';
import { useState } from 'react';
import { FORM_SECTIONS, type Form } from '#modules/forms/contract/form.ts';
import { getFormVersionCall, listFormVersionsCall } from '#modules/forms/contract/form-calls.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { draftChanges } from '../../data/draft/draft-changes.ts';
import { toFormDraft } from '../../data/draft/draft-store.ts';
import { useDifferenceText } from '../../data/draft/part-names.ts';
import { useChangeForms } from '../../data/use-forms.ts';
import { SAVED_SECTION_NAMES } from '../data/use-draft-digest.ts';
import classes from './versions-dialog.module.css';

/** Versions of a form: author, time and changed sections of each, differences, and restoring [FORM-01]. */
export default function VersionsDialog({
  form,
  unsaved,
  onRestored,
  onClose,
}: {
  form: Form;
  /** Changes that a restore would lose. */
  unsaved: number;
  onRestored: (form: Form) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const say = useProblemText();
  const names = useNames(SAVED_SECTION_NAMES);
  const mayChange = useAbility(changeForms);
  const { restore } = useChangeForms();
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const versions = useCall(listFormVersionsCall, { params: { formId: form.id } });
  const bringBack = async (version: number) => {
    try {
      const restored = await restore.mutateAsync({
        params: { formId: form.id, version },
        body: {},
      });
      showToast({ text: t('forms:editor.versions.restored', { version }) });
      onRestored(restored);
    } catch (error) {
      setProblem(say(error));
    }
  };
  return (
    <TaskDialog
      title={t('forms:editor.versions.title')}
      help={t('forms:editor.versions.help')}
      problem={problem}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('forms:editor.versions.close')}
          </Button>
          {mayChange && chosen !== undefined && chosen !== form.version && (
            <ActionButton isBusy={restore.isPending} onClick={() => void bringBack(chosen)}>
              {t('forms:editor.versions.restore', { version: chosen })}
            </ActionButton>
          )}
        </>
      }
    >
      <QueryBoundary query={versions}>
        {({ items }) => (
          <ol className={classes.versions}>
            {items.map(({ version, savedAt, savedBy, changed }) => (
              <li key={version} className={classes.version} data-chosen={version === chosen}>
                <button
                  type="button"
                  className={classes.choice}
                  aria-expanded={version === chosen}
                  onClick={() => setChosen(version === chosen ? undefined : version)}
                >
                  <b>{t('forms:editor.versions.one', { version })}</b>
                  <span>
                    {moment(savedAt)}
                    {savedBy && `, ${savedBy}`}
                  </span>
                  <small>
                    {version === form.version && `${t('forms:editor.versions.current')}. `}
                    {changed.length === FORM_SECTIONS.length
                      ? t('forms:editor.versions.all')
                      : FORM_SECTIONS.filter((section) => changed.includes(section))
                          .map((section) => names[section])
                          .join(', ')}
                  </small>
                </button>
                {version === chosen && version !== form.version && (
                  <VersionCompared form={form} version={version} unsaved={unsaved} />
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </TaskDialog>
  );
}

/** The changes that restoring this version would make. */
function VersionCompared({
  form,
  version,
  unsaved,
}: {
  form: Form;
  version: number;
  unsaved: number;
}) {
  const { t } = useTranslation();
  const describeDifference = useDifferenceText();
  const sections = useCall(getFormVersionCall, { params: { formId: form.id, version } });
  return (
    <div className={classes.compared}>
      <QueryBoundary query={sections} loading={<SkeletonRows />}>
        {(then) => {
          const changes = draftChanges(toFormDraft(form), { ...then, secrets: {} });
          return changes.length === 0 ? (
            <p>{t('forms:editor.versions.same')}</p>
          ) : (
            <>
              <p>{t('forms:editor.versions.would')}</p>
              <ul>
                {changes.map((change) => (
                  <li key={JSON.stringify(change)}>{describeDifference(change)}</li>
                ))}
              </ul>
            </>
          );
        }}
      </QueryBoundary>
      {unsaved > 0 && (
        <p className={classes.lost}>{t('forms:editor.versions.lost', { count: unsaved })}</p>
      )}
    </div>
  );
}
