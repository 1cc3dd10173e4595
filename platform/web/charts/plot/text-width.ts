const NARROW = /[.,:;'’|iljtfIr\s ]/;
const WIDE = /[mwMW%€@]/;

/** Width of a word in Inter at 12 px, near enough to keep words apart without asking the browser. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 4;
  if (WIDE.test(letter)) return 10;
  return 7.5;
}
