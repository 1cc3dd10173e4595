import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import classes from '#platform/web/record/record-form.module.css';
import { STAMP_CARD_LABELS } from '../data/stamp-card-names.ts';
import { useStampCardForm } from '../data/use-stamp-card-form.ts';
import { useStampCardValueText } from '../data/use-stamp-card-value-text.ts';
import { StampCardFields } from './stamp-card-fields.tsx';

/** Shows and edits all fields; on a conflict the second user sees what the first one saved. */
export function StampCardEditor({
  save,
  ...given
}: {
  clientId: string;
  /** Null: a new one. */
  stampCard: StampCard | null;
  onReload: () => Promise<StampCard | undefined>;
  onSaved?: (saved: StampCard) => void;
  /** Label of the button, where “Save” does not fit. */
  save?: string;
}) {
  const editor = useStampCardForm(given);
  const { form } = editor;
  const labels = useNames(STAMP_CARD_LABELS);
  const textOf = useStampCardValueText();
  useUnsavedGuard(form.changes, useLeaveBlocker);
  return (
    <form {...form.props} className={classes.form}>
      <ConflictNote editor={editor} labelOf={(path) => labels[path]} wordsOf={textOf} />
      <div className={classes.scroll}>
        <StampCardFields form={form} />
      </div>
      <SaveBar form={form} {...(save !== undefined && { save })} />
    </form>
  );
}
