const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' }),
);

/** Removes case, accents and punctuation, so that "Prénom (légal)" equals "prenom legal". */
export function normalizeForComparison(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßøæœđł]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
