/** Letters as they are searched: without case and accents, so that `bruler` finds Brûlerie. */
export function plainLetters(text: string): string {
  return [...text].map(plainLetter).join('');
}

const SPELLED_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' }),
);

export function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return SPELLED_OUT.get(plain) ?? plain;
}
