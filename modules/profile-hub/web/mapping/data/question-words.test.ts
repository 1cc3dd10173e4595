import { expect, test } from 'vitest';
import type { MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import { answersSaid, questionsOfTab } from './question-words.ts';

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

test('an answer that is left out on purpose is said [PH-15]', () => {
  expect(answersSaid(question)).toEqual({ said: 2, of: 3 });
});

test('a tab holds the questions of its state [PH-15]', () => {
  const left = { ...question, state: 'left' as const };
  expect(questionsOfTab([question, left], 'left')).toEqual([left]);
  expect(questionsOfTab([question, left], 'all')).toHaveLength(2);
});
