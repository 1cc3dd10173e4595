const LONGEST = 500;

/** Spellings of one answer that differ in case and space alone are the same answer. */
export function answerKey(answer: string): string {
  return answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, LONGEST);
}
