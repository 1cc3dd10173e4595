import { QUESTION_KINDS, type QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';

/** Whether a question of this kind can be mapped to the criterion, depending on the values it can store. */
export function criterionAccepts(criterion: KnownCriterion, kind: QuestionKind): boolean {
  if (criterion.kind === 'consent') return kind === 'yesno';
  if (isChosen(criterion))
    return kind === 'several' ? criterion.type === 'closedMultiple' : kind !== 'number';
  if (kind === 'several' || kind === 'yesno') return false;
  return kind === 'number' ? criterion.kind === 'text' : true;
}

export function acceptedKinds(criterion: KnownCriterion): QuestionKind[] {
  return QUESTION_KINDS.filter((kind) => criterionAccepts(criterion, kind));
}

/** Whether answers must be mapped to options. */
export function isChosen({ kind }: KnownCriterion): boolean {
  return kind === 'options' || kind === 'choice';
}
