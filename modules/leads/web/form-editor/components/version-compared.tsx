import { useTranslation } from 'react-i18next';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { getFormVersionCall } from '#modules/leads/contract/forms/form-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { draftChanges } from '../../data/draft/draft-changes.ts';
import { toFormDraft } from '../../data/draft/form-draft.ts';
import { useDifferenceText } from '../../data/draft/use-difference-text.ts';
import classes from './versions-dialog.module.css';

/** The changes that restoring this version would make. */
export function VersionCompared({
  form,
  version,
  unsaved,
}: {
  form: Form;
  version: number;
  unsaved: number;
}) {
  const { t } = useTranslation();
  const wordsOf = useDifferenceText();
  const sections = useCall(getFormVersionCall, { params: { formId: form.id, version } });
  return (
    <div className={classes.compared}>
      <QueryBoundary query={sections} loading={<SkeletonRows />}>
        {(then) => {
          const changes = draftChanges(toFormDraft(form), { ...then, secrets: {} });
          return changes.length === 0 ? (
            <p>{t('leads:editor.versions.same')}</p>
          ) : (
            <>
              <p>{t('leads:editor.versions.would')}</p>
              <ul>
                {changes.map((change) => (
                  <li key={JSON.stringify(change)}>{wordsOf(change)}</li>
                ))}
              </ul>
            </>
          );
        }}
      </QueryBoundary>
      {unsaved > 0 && (
        <p className={classes.lost}>{t('leads:editor.versions.lost', { count: unsaved })}</p>
      )}
    </div>
  );
}
