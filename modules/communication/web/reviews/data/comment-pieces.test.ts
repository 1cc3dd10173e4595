import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commentPieces } from '../components/review-comment.tsx';

test('terms of a topic are marked in the comment [REV-01]', () => {
  expect(
    commentPieces('Die Lieferzeit war lang', [
      { at: 4, length: 10 },
      { at: 4, length: 5 },
    ]),
  ).toEqual([
    { text: 'Die ', isMarked: false },
    { text: 'Lieferzeit', isMarked: true },
    { text: ' war lang', isMarked: false },
  ]);
});

test('no range loses or repeats a part of the comment', () => {
  const range = fc.record({
    at: fc.integer({ min: -5, max: 40 }),
    length: fc.integer({ min: -2, max: 30 }),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(range, { maxLength: 6 }), (text, ranges) => {
      expect(
        commentPieces(text, ranges)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
