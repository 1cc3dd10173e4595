/** Letters that fit below a station of a journey. */
const FITS = 15;

/** A last word shorter than this says too little alone: "KG", "Wien". */
const SAYS_ENOUGH = 5;

/**
 * The end of the name of a store, for a narrow column: stores of one trade begin alike, and their last words differ.
 * "Vinothek und Feinkost Schlossberg" as "Schlossberg".
 */
export function shortShopName(name: string): string {
  const words = name.trim().split(/\s+/);
  let short = words.pop() ?? '';
  let waiting = '';
  for (const word of words.reverse()) {
    waiting = waiting === '' ? word : `${word} ${waiting}`;
    const longer = `${waiting} ${short}`;
    if (longer.length > FITS && short.length >= SAYS_ENOUGH) break;
    // Never begins with "und" or "de la".
    if (word !== word.toLocaleLowerCase()) {
      short = longer;
      waiting = '';
    }
  }
  return short;
}
