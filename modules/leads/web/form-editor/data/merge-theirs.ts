import { FORM_SECTIONS, type FormSection } from '#modules/leads/contract/forms/form.ts';
import { type FormDraft, isAlike } from '../../data/draft/form-draft.ts';

/**
 * Merges after a conflict: the other user's version plus own sections they did not change. Sections changed by both
 * show theirs and are listed, so that the own input can be restored.
 */
export function mergeTheirs({
  before,
  mine,
  theirs,
}: {
  before: FormDraft;
  mine: FormDraft;
  theirs: FormDraft;
}): { draft: FormDraft; contested: FormSection[] } {
  const own = FORM_SECTIONS.filter((section) => !isAlike(before[section], mine[section]));
  const contested = own.filter(
    (section) =>
      !isAlike(before[section], theirs[section]) && !isAlike(mine[section], theirs[section]),
  );
  const kept = own.filter((section) => !contested.includes(section));
  return {
    draft: {
      ...theirs,
      ...Object.fromEntries(kept.map((section) => [section, mine[section]])),
      secrets: mine.secrets,
    },
    contested,
  };
}
