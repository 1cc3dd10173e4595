import { QUESTION_KINDS, type QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import type { KnownCriterion } from '../criteria/criteria-book.ts';

/** Which questions a criterion can be the meaning of: what they are answered with must be something it can hold. */
export function criterionTakes(criterion: KnownCriterion, kind: QuestionKind): boolean {
  if (criterion.kind === 'consent') return kind === 'yesno';
  if (isChosen(criterion))
    return kind === 'several' ? criterion.type === 'closedMultiple' : kind !== 'number';
  if (kind === 'several' || kind === 'yesno') return false;
  return kind === 'number' ? criterion.kind === 'text' : true;
}

export function kindsTaken(criterion: KnownCriterion): QuestionKind[] {
  return QUESTION_KINDS.filter((kind) => criterionTakes(criterion, kind));
}

/** Its answers have to be told which option they mean. */
export function isChosen({ kind }: KnownCriterion): boolean {
  return kind === 'options' || kind === 'choice';
}
