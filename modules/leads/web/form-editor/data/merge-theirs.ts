import { FORM_SECTIONS, type FormSection } from '#modules/leads/contract/forms/form.ts';
import { type FormDraft, isAlike } from '../../data/draft/form-draft.ts';

/**
 * What is shown when somebody else saved first: theirs, with the sections of mine that they did not touch. Where both
 * changed a section theirs is shown, and mine is told to be taken over.
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
