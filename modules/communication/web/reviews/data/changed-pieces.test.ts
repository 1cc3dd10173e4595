import { expect, test } from 'vitest';
import { changedPieces } from '../components/review-before.tsx';

const marked = (pieces: { text: string; isChanged: boolean }[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test('the differing parts are marked in both versions [REV-03]', () => {
  const { before, after } = changedPieces(
    'Très bon accueil, merci.',
    'Très mauvais accueil, merci.',
  );
  expect([marked(before), marked(after)]).toEqual([
    'Très [bon] accueil, merci.',
    'Très [mauvais] accueil, merci.',
  ]);
});

test('added and removed parts are marked at their position [REV-03]', () => {
  const { before, after } = changedPieces('bien bien', 'bien bien bien');
  expect([marked(before), marked(after)]).toEqual(['bien bien', 'bien bien[ bien]']);
  expect(marked(changedPieces('tout', '').before)).toBe('[tout]');
  expect(changedPieces('même', 'même').after).toEqual([{ text: 'même', isChanged: false }]);
});
