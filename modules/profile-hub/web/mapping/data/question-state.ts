import type { MappedQuestion, QuestionState } from '#modules/profile-hub/contract/mapping.ts';

export const QUESTION_TABS = ['all', 'open', 'complete', 'left'] as const;
export type QuestionTab = (typeof QUESTION_TABS)[number];

export function filterQuestions(
  questions: readonly MappedQuestion[],
  tab: QuestionTab,
): MappedQuestion[] {
  return questions.filter(({ state }) => tab === 'all' || state === tab);
}

/** How many answers of a list have a meaning, on purpose none counted with them. */
export function countMappedAnswers({ answers }: MappedQuestion): { said: number; of: number } {
  return {
    said: answers.filter(({ option, left }) => option !== null || left).length,
    of: answers.length,
  };
}

export const TONES = {
  complete: 'ok',
  open: 'due',
  left: 'off',
} as const satisfies Record<QuestionState, string>;
