import type { Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import { useDraft } from './draft-context.ts';

/** The term for a lead in the draft, saved or not. */
export function useDraftLexicon(): Lexicon {
  return useDraft(({ draft }) => draft.settings.lexicon);
}
