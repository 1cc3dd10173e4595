import type { Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import { useDraft } from './draft-context.ts';

/** The word for a lead as it is chosen in the editor, saved or not. */
export function useDraftWord(): Lexicon {
  return useDraft(({ draft }) => draft.settings.lexicon);
}
