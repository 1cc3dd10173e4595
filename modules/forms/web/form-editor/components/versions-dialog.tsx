import { FORM_SECTIONS, type Form } from '#modules/forms/contract/form.ts';
import { getFormVersionCall, listFormVersionsCall } from '#modules/forms/contract/form-calls.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { VersionsDialog } from '#platform/web/record/versions-dialog.tsx';
import { draftChanges } from '../../data/draft/draft-changes.ts';
import { toFormDraft } from '../../data/draft/draft-store.ts';
import { useDifferenceText } from '../../data/draft/part-names.ts';
import { useChangeForms } from '../../data/use-forms.ts';
import { SAVED_SECTION_NAMES } from '../data/use-draft-digest.ts';
import classes from './versions-dialog.module.css';

/** Versions of a form: author, time and changed sections of each, differences, and restoring [FORM-01]. */
export default function FormVersionsDialog({
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
  const names = useNames(SAVED_SECTION_NAMES);
  const mayChange = useAbility(changeForms);
  const { restore } = useChangeForms();
  const versions = useCall(listFormVersionsCall, { params: { formId: form.id } });
  return (
    <VersionsDialog
      texts={{
        title: t('forms:editor.versions.title'),
        help: t('forms:editor.versions.help'),
        close: t('forms:editor.versions.close'),
        restore: (version) => t('forms:editor.versions.restore', { version }),
      }}
      query={versions}
      current={form.version}
      mayRestore={mayChange}
      isBusy={restore.isPending}
      rowOf={({ version, savedAt, savedBy, changed }) => ({
        name: t('forms:editor.versions.one', { version }),
        saved: [moment(savedAt), savedBy].filter(Boolean).join(', '),
        about:
          (version === form.version ? `${t('forms:editor.versions.current')}. ` : '') +
          (changed.length === FORM_SECTIONS.length
            ? t('forms:editor.versions.all')
            : FORM_SECTIONS.filter((section) => changed.includes(section))
                .map((section) => names[section])
                .join(', ')),
      })}
      compare={(version) => <VersionCompared form={form} version={version} unsaved={unsaved} />}
      onRestore={async (version) => {
        const restored = await restore.mutateAsync({
          params: { formId: form.id, version },
          body: {},
        });
        showToast({ text: t('forms:editor.versions.restored', { version }) });
        onRestored(restored);
      }}
      onClose={onClose}
    />
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
