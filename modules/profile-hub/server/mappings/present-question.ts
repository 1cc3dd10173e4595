import type {
  MappedAnswer,
  MappedQuestion,
  QuestionState,
} from '#modules/profile-hub/contract/mapping.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';
import { optionLabel } from '../criteria/present-criterion.ts';
import { isChosen } from './criterion-accepts.ts';
import type { QuestionRow } from './mapping-rows.ts';
import { similarOption } from './similar-option.ts';

/** Free-text answers of a question that is mapped to a list. */
export interface Spellings {
  spellings: QuestionRow['choices'];
  more: boolean;
}

/** A question of a mapping with its answers and its state. */
export function presentQuestion(
  row: QuestionRow,
  { book, translate, spelt }: { book: CriteriaIndex; translate: Translate; spelt?: Spellings },
): MappedQuestion {
  const criterion = row.criterion === null ? undefined : book.bySlug(row.criterion);
  const answers = answersOf(row, { criterion, translate, given: spelt?.spellings ?? row.choices });
  return {
    id: row.mappedId,
    question_id: row.id,
    text: row.text,
    kind: row.kind,
    criterion: criterion?.slug ?? null,
    left: row.mappedId !== null && row.criterion === null,
    state: stateOf(row, criterion, answers),
    answers,
    more: spelt?.more ?? false,
  };
}

function answersOf(
  row: QuestionRow,
  {
    criterion,
    translate,
    given,
  }: { criterion: KnownCriterion | undefined; translate: Translate; given: QuestionRow['choices'] },
): MappedAnswer[] {
  const said = new Map(row.answers.map((answer) => [answer.key, answer]));
  const isList = criterion !== undefined && isChosen(criterion);
  const options = isList
    ? criterion.options.map((option) => ({
        id: option.id,
        label: optionLabel(criterion, option, translate),
      }))
    : [];
  return given.map(({ key, label, given: count }) => {
    const mapped = said.get(key);
    const option = options.find(({ id }) => String(id) === mapped?.option);
    const isLeft = mapped !== undefined && mapped.option === null;
    return {
      answer: label,
      given: count,
      option: option?.id ?? null,
      left: isLeft,
      similar: option || isLeft ? null : (similarOption(label, options) ?? null),
    };
  });
}

function stateOf(
  row: QuestionRow,
  criterion: KnownCriterion | undefined,
  answers: readonly MappedAnswer[],
): QuestionState {
  if (row.mappedId === null) return 'open';
  if (row.criterion === null) return 'left';
  if (!criterion?.active) return 'open';
  if (!isChosen(criterion)) return 'complete';
  return answers.every(({ option, left }) => option !== null || left) ? 'complete' : 'open';
}
