import { expect, test } from 'vitest';
import { PROMISE_STEMS } from '#modules/communication/server/writing/check-terms.ts';
import { evaluateReply } from '#modules/communication/server/writing/evaluate-reply.ts';
import { QUESTION_PHRASES } from '#modules/communication/server/writing/phrases/questions.data.ts';
import { isQuestion } from '#modules/communication/server/writing/question-reply.ts';
import { findStem } from '#modules/communication/server/writing/reply-checks.ts';
import {
  type AnalysedReview,
  DEFAULT_REPLY_SETTINGS,
  REPLY_LANGUAGES,
} from '#modules/communication/server/writing/reply-input.ts';
import { PHRASES, writeReply } from '#modules/communication/server/writing/write-reply.ts';

const facts = {
  shop: 'Maison Aubrac Lyon',
  brand: 'Maison Aubrac',
  hours: '9:00–19:00',
  phone: '+33 4 71 00 00 00',
};
const question: AnalysedReview = {
  comment: 'Bonjour ! Ouvrez-vous le lundi de Pentecôte ? Merci d’avance.',
  grade: 3,
  language: 'fr',
  username: 'Julien P.',
  sentiment: 'NE',
  topics: [{ topic: 'opening-hours', sentiment: 'NE' }],
};
const settings = DEFAULT_REPLY_SETTINGS;

test.for(REPLY_LANGUAGES)(
  'a question in %s is answered as a question, with a way to ask on [REV-04]',
  (language) => {
    for (const topic of ['parking', 'opening-hours', 'availability']) {
      const review = { ...question, language, topics: [{ topic, sentiment: 'NE' as const }] };
      for (let seed = 0; seed < 10; seed += 1) {
        const { text, parts } = writeReply(review, settings, facts, [], seed);
        const kinds = parts.map(({ part }) => part);
        expect(kinds).toContain('contact');
        expect(kinds).not.toContain('general');
        expect(text).toContain(facts.phone);
        expect(text.includes(facts.hours)).toBe(topic === 'opening-hours');
        const { checks } = evaluateReply(text, review, settings, facts, []);
        expect(checks.find(({ check }) => check === 'topics')?.passed).toBe(true);
        const opinions = [
          ...Object.values(PHRASES[language].thanks.NE).flat(),
          ...PHRASES[language].about.NE,
        ];
        expect(parts.filter((part) => opinions.includes(part.text))).toEqual([]);
      }
    }
  },
);

test.each([
  ['Habt ihr auch Linkshänderscheren?', true],
  ['Hello! Do you ship to Malta? Thanks in advance.', true],
  ['Wer stellt solche Leute ein? Eine Stunde hat mich niemand beachtet.', false],
  ['Sehr schöner Laden.', false],
  ['', false],
  ['???', false],
])('%j only asks: %j [REV-04]', (comment, expected) => {
  expect(isQuestion({ ...question, comment, topics: [] })).toBe(expected);
});

test('a question within a complaint is no mere question [REV-04]', () => {
  expect(isQuestion({ ...question, sentiment: 'NG' })).toBe(false);
  expect(isQuestion({ ...question, topics: [{ topic: 'staff', sentiment: 'NG' }] })).toBe(false);
});

test('a remark without an opinion under five stars is thanked for its stars [REV-04]', () => {
  const remark = { ...question, comment: 'En face de la gare.', grade: 5 as const, topics: [] };
  for (let seed = 0; seed < 10; seed += 1) {
    const { parts } = writeReply(remark, settings, facts, [], seed);
    expect(parts.map(({ part }) => part)).toEqual(['greeting', 'thanks', 'closing', 'signature']);
    expect(PHRASES.fr.general.NE).not.toContain(parts[1]?.text);
  }
});

test.for(REPLY_LANGUAGES)(
  'no phrase for a question in %s promises anything [REV-04]',
  (language) => {
    const { thanks, about, contact } = QUESTION_PHRASES[language];
    const stems = Object.values(PROMISE_STEMS[language]).join(' ');
    for (const text of [...thanks, ...about, ...Object.values(contact).flat()]) {
      expect([text, findStem(text, stems)]).toEqual([text, undefined]);
      expect(text).not.toMatch(/\d/u);
    }
  },
);
