import classes from './matched-text.module.css';

export function MatchedText({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return matchedPieces(text, typed).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? (
      <b key={key} className={classes.match}>
        {piece.text}
      </b>
    ) : (
      piece.text
    );
  });
}

interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the typed words, so that they can be shown in bold. */
export function matchedPieces(text: string, typed: string): Piece[] {
  const letters = [...text];
  const plain: string[] = [];
  const origin: number[] = [];
  letters.forEach((letter, index) => {
    for (const one of plainLetter(letter)) {
      plain.push(one);
      origin.push(index);
    }
  });
  const isMatch = new Array<boolean>(letters.length).fill(false);
  const haystack = plain.join('');
  for (const word of plainLetters(typed).split(/\s+/).filter(Boolean)) {
    for (let at = haystack.indexOf(word); at >= 0; at = haystack.indexOf(word, at + word.length)) {
      for (let index = at; index < at + word.length; index += 1) isMatch[origin[index] ?? 0] = true;
    }
  }
  return join(letters, isMatch);
}

function join(letters: readonly string[], isMatch: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else pieces.push({ text: letter, isMatch: isMatch[index] ?? false });
  });
  return pieces;
}

/** Letters as they are searched: without case and accents, so that `bruler` finds Brûlerie. */
export function plainLetters(text: string): string {
  return [...text].map(plainLetter).join('');
}

const SPELLED_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' }),
);

function plainLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return SPELLED_OUT.get(plain) ?? plain;
}
