const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' }),
);

/** "Prénom (légal)" and "prenom legal" are the same word to a person: no case, no accent, no punctuation. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßøæœđł]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
