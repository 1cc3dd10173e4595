import { foldedWords } from '#platform/server/places/fold-name.ts';

/** Normalizes names and streets for comparison: removes accents, legal forms and the variants of "street". */

const WORDS_MAX = 16;

const LEGAL_FORMS = new Set(
  (
    'sarl sas sasu sa eurl snc sci ei eirl gmbh mbh ag kg kgaa ohg ug ek gbr se co cie as asa ans da enk ' +
    'sl slu sll scp srl srls spa sapa ltd limited plc llc inc bv nv bvba ab aps oy'
  ).split(' '),
);
const SMALL_WORDS = new Set(
  (
    'a al an and at by d da de degli dei del della delle den der des det di die du e el em en et for i il im in l la ' +
    'las le les lo los no of og on the und y zu zum zur'
  ).split(' '),
);
/** Words for "street" in six languages, with their abbreviations. */
const STREET_WORDS = new Set(
  (
    'rue r avenue av ave avda avd avenida boulevard bd bld blvd boul place pl plaza pza platz piazza pza pzza p plass ' +
    'plassen route rte chemin ch chem impasse imp allee all allees cours quai faubourg fg fbg square sq passage pass ' +
    'strasse str weg ring gasse damm ufer calle c cl carrer paseo passeig ps carretera ctra ronda via v viale vle corso ' +
    'cso largo lgo street st road rd lane ln drive dr gate gata gt vei veien veg vegen vn number num nr n bis ter'
  ).split(' '),
);
/** German and Norwegian street names are one word: Hauptstraße, Storgata. */
const STREET_ENDINGS = [
  'strasse',
  'str',
  'gaten',
  'gate',
  'gata',
  'veien',
  'vegen',
  'vei',
  'veg',
  'platz',
  'allee',
];

/** `Boutique Aubrac S.A.R.L., Lyon` → boutique, aubrac, lyon. */
export function nameWords(name: string): string[] {
  const words = foldedWords(name.replace(/\b(\w)\.(?=\w\b)/g, '$1')).slice(0, WORDS_MAX);
  const significant = words.filter((word) => !LEGAL_FORMS.has(word) && !SMALL_WORDS.has(word));
  return [...new Set(significant.length > 0 ? significant : words)];
}

/** Distinctive words of a street, and its house numbers. */
export function streetWords(street: string): { words: string[]; numbers: string[] } {
  const all = foldedWords(street).slice(0, WORDS_MAX);
  const numbers = all.flatMap((word) => /^\d{1,5}/.exec(word)?.[0] ?? []);
  const words = all
    .filter((word) => !/^\d/.test(word) && !STREET_WORDS.has(word) && !SMALL_WORDS.has(word))
    .map(withoutEnding)
    // Drops the letter of a house number: 12 b.
    .filter((word) => word.length > 1);
  return { words: [...new Set(words)], numbers: [...new Set(numbers)] };
}

function withoutEnding(word: string): string {
  const ending = STREET_ENDINGS.find((end) => word.endsWith(end) && word.length > end.length + 2);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Letters and digits of `F-69 002`, `69002` and `NO-0150`, without the country prefix. */
export function postcodeKey(postcode: string): string {
  return foldedWords(postcode.replace(/^[A-Za-z]{1,2}-/, '')).join('');
}

/** Score if the longer name contains all words of the shorter one, almost that of equal names: Aubrac, Aubrac Bellecour. */
const CONTAINED = 0.8;

/** Similarity of two word lists, from 0 to 1. Frequent words count less than rare ones. */
export function similarity(
  one: readonly string[],
  other: readonly string[],
  weightOf: (word: string) => number,
): number {
  const sumOf = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  const [ownTotal, otherTotal] = [sumOf(one), sumOf(other)];
  if (ownTotal === 0 || otherTotal === 0) return 0;
  const left = new Set(other);
  let shared = 0;
  for (const word of one) {
    const twin = left.has(word) ? word : [...left].find((candidate) => isSameWord(word, candidate));
    if (twin === undefined) continue;
    left.delete(twin);
    shared += (weightOf(word) + weightOf(twin)) * (twin === word ? 1 : 0.9);
  }
  const contained = shared / (2 * Math.min(ownTotal, otherTotal));
  return Math.max(shared / (ownTotal + otherTotal), CONTAINED * Math.min(1, contained) ** 2);
}

/** True for equal words, and for long words that differ by one added, missing or replaced letter. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? at + 1 : at;
  return short.slice(rest) === long.slice(at + 1);
}
