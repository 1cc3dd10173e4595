import { expect, test } from 'vitest';
import { type AnalysedReview, DEFAULT_REPLY_SETTINGS } from './reply-input.ts';
import { replyMarks } from './topic-parts.ts';
import { writeReply } from './write-reply.ts';

const facts = { shop: 'Aubrac Lyon', brand: 'Aubrac', phone: '+33 4 71 00 00 00', hours: '9–18' };
const review: AnalysedReview = {
  comment: '',
  grade: 2,
  language: 'de',
  username: 'Hannelore Gfrörer',
  sentiment: 'NG',
  topics: [
    { topic: 'delivery', sentiment: 'NG' },
    { topic: 'opening-hours', sentiment: 'NG' },
    { topic: 'staff', sentiment: 'PO' },
  ],
};

test.each(['de', 'fr', 'en', 'no', 'es', 'it'] as const)(
  'each topic of a reply in %s is marked where its sentence is [REV-04]',
  (language) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const given = { ...review, language };
      const { text, parts } = writeReply(given, DEFAULT_REPLY_SETTINGS, facts, [], seed);
      const marks = replyMarks(text, parts);
      const marked = marks.flatMap(({ topics }) => topics);
      expect(marked.toSorted()).toEqual(['delivery', 'opening-hours', 'staff']);
      const wanted = parts.filter(({ part }) => part === 'topic' || part === 'fact');
      expect(marks.map(({ at, length }) => text.slice(at, at + length).toLowerCase())).toEqual(
        wanted.map((one) => one.text.toLowerCase()),
      );
    }
  },
);

test('a text that the writer did not leave so has no marks [REV-04]', () => {
  const { text, parts } = writeReply(review, DEFAULT_REPLY_SETTINGS, facts, [], 1);
  expect(replyMarks(text.replace('.', ', wirklich.'), parts)).toEqual([]);
  expect(replyMarks('', parts)).toEqual([]);
});
