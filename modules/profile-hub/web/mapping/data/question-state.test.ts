import { expect, test } from 'vitest';
import type { MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import { countMappedAnswers, filterQuestions } from './use-mapping.ts';

const question: MappedQuestion = {
  id: null,
  question_id: 'q1',
  text: 'What do you own?',
  kind: 'several',
  criterion: 'owns',
  left: false,
  state: 'open',
  answers: [
    { answer: 'Pot', given: 3, option: 101, left: false, similar: null },
    { answer: 'None', given: 2, option: null, left: true, similar: null },
    { answer: 'Stone', given: 1, option: null, left: false, similar: null },
  ],
  more: false,
};

test('an answer that is left out on purpose counts as mapped [PH-15]', () => {
  expect(countMappedAnswers(question)).toEqual({ said: 2, of: 3 });
});

test('a tab holds the questions of its state [PH-15]', () => {
  const left = { ...question, state: 'left' as const };
  expect(filterQuestions([question, left], 'left')).toEqual([left]);
  expect(filterQuestions([question, left], 'all')).toHaveLength(2);
});
