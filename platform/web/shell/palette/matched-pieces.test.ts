import { expect, test } from 'vitest';
import { matchedPieces, plainLetters } from './matched-text.tsx';

const bold = (text: string, typed: string) =>
  matchedPieces(text, typed)
    .map(({ text: piece, isMatch }) => (isMatch ? `<${piece}>` : piece))
    .join('');

test.each([
  ['Ottilie Messerschmidt', 'messer', 'Ottilie <Messer>schmidt'],
  ['Brûlerie du Haut-Plateau', 'bruler', '<Brûler>ie du Haut-Plateau'],
  ['Sørlandets Lin', 'sorl lin', '<Sørl>andets <Lin>'],
  ['Straße', 'strasse', '<Straße>'],
  ['messer messer', 'messer', '<messer> <messer>'],
  ['Users', 'x', 'Users'],
  ['Users', '', 'Users'],
])('in %s, %s is found as %s [NAV-08]', (text, typed, expected) => {
  expect(bold(text, typed)).toBe(expected);
});

test('letters are compared without case and accents', () => {
  expect(plainLetters('ÉTÉ Œuvre Ærø')).toBe('ete oeuvre aero');
});
