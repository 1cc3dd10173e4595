const NARROW = /[.,:;'’|iljtfIr\s ]/;
const WIDE = /[mwMW%€@]/;

/** Approximate text width in Inter at 12 px, enough to keep labels apart without measuring in the browser. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 4;
  if (WIDE.test(letter)) return 10;
  return 7.5;
}
