/** Number of analysed characters; the rest is ignored, which limits the time for long reviews. */
export const ANALYSED_LENGTH = 10_000;

export interface Token {
  /** In lower case, otherwise as written. */
  raw: string;
  /** In lower case, without accents and without letters repeated for emphasis. */
  word: string;
  /** As `word`, but with two of each repeated letter ("goooood" is "god" and "good"); only where letters were repeated. */
  doubled?: string;
  from: number;
  to: number;
  sentence: number;
  /** Part of a sentence between commas and similar marks. */
  clause: number;
  /** Written in capitals, or with repeated letters ("suuuper"). */
  emphasised: boolean;
  capitalised: boolean;
}

export interface TokenizedText {
  text: string;
  tokens: Token[];
  /** Sentences that end with a question mark. */
  questions: Set<number>;
  /** Sentences that end with an exclamation mark. */
  exclamations: Set<number>;
  letters: number;
}

// Languages without spaces are tokenized by character. Every alternative is one character class, so matching takes
// linear time.
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}])+|\p{N}+|[:;=]-?[()D]|<3|\p{Extended_Pictographic}|[.!?…。！？\r\n]+|[,;:()–—"“”«»|/、，；：]|-/gu;
const LETTER = /^\p{L}/u;
const SIGN = /^(?:\p{N}|[:;=<]|\p{Extended_Pictographic})/u;
const MARKS = /\p{M}/gu;
const NOT_ASCII = /[^\x20-\x7e]/;

export function tokenize(comment: string): TokenizedText {
  const text = comment.slice(0, ANALYSED_LENGTH);
  const found: TokenizedText = {
    text,
    tokens: [],
    questions: new Set(),
    exclamations: new Set(),
    letters: 0,
  };
  let sentence = 0;
  let clause = 0;
  for (const match of text.matchAll(PIECE)) {
    const piece = match[0];
    const from = match.index;
    const isWord = LETTER.test(piece);
    if (isWord || (SIGN.test(piece) && !isMark(piece))) {
      const raw = piece.toLowerCase();
      const folded = fold(raw);
      const word = withoutRepeats(folded, 1);
      found.letters += isWord ? piece.length : 0;
      found.tokens.push({
        raw,
        word,
        ...(word !== folded && { doubled: withoutRepeats(folded, 2) }),
        from,
        to: from + piece.length,
        sentence,
        clause,
        emphasised: word.length < raw.length - 1 || isShouted(piece),
        capitalised: isWord && piece.charAt(0) !== raw.charAt(0) && piece.slice(1) === raw.slice(1),
      });
      continue;
    }
    if (piece === '-' && text.charAt(from - 1) !== ' ') continue;
    clause += 1;
    if (!/^[.!?…。！？\r\n]/.test(piece)) continue;
    if (/[?？]/.test(piece)) found.questions.add(sentence);
    if (/[!！]/.test(piece)) found.exclamations.add(sentence);
    // A point inside a number ("4.50") does not end a sentence.
    if (piece !== '.' || !/[0-9]/.test(text.charAt(from + 1))) sentence += 1;
  }
  return found;
}

/** Lower case without accents: `Größe` and `Grosse` become the same word. */
export function fold(word: string): string {
  if (!NOT_ASCII.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe');
}

/** Reduces three or more equal letters to one or two: "suuuper" becomes "super", "goood" becomes "good". */
function withoutRepeats(word: string, left: 1 | 2): string {
  let result = '';
  let count = 0;
  for (const letter of word) {
    count = result.endsWith(letter) ? count + 1 : 1;
    if (left === 1 && count === 3 && /[a-z]/.test(letter)) result = result.slice(0, -1);
    if (count < 3 || !/[a-z]/.test(letter)) result += letter;
  }
  return result;
}

function isMark(piece: string): boolean {
  return piece.length === 1 && ':;=<'.includes(piece);
}

function isShouted(piece: string): boolean {
  return piece.length > 3 && piece === piece.toUpperCase() && piece !== piece.toLowerCase();
}
