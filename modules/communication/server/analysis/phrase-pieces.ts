import { fold, type Token } from './tokenize.ts';

/** A word of an entry, or a placeholder. */
export interface Piece {
  word: string;
  /** Accents must match too. */
  raw: string | null;
  kind: 'word' | 'stem' | 'ending' | 'any' | 'gap' | 'number';
}
/** Letters of a plural or case after the last part of a compound. */
export const LONGEST_INFLECTION = 3;
const LONGEST_GAP = 3;

export function readPiece(text: string): Piece {
  if (text === '*') return { word: '', raw: null, kind: 'any' };
  if (text === '~') return { word: '', raw: null, kind: 'gap' };
  if (text === '#') return { word: '#', raw: null, kind: 'number' };
  if (text.startsWith('*')) return { word: fold(text.slice(1)), raw: null, kind: 'ending' };
  const stem = text.endsWith('*');
  const bare = stem ? text.slice(0, -1) : text;
  const exact = bare.startsWith('!');
  const plain = exact ? bare.slice(1) : bare;
  return { word: fold(plain), raw: exact ? plain : null, kind: stem ? 'stem' : 'word' };
}

export function wordPiece(word: string): Piece {
  return { word, raw: null, kind: 'word' };
}

/**
 * Number of tokens from this one on that the pieces cover; 0 if they do not match. The index has already matched the first
 * piece.
 */
export function coveredTokens(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  at: number,
  numbers: ReadonlySet<string> | undefined,
): number {
  const [first] = pieces;
  const token = tokens[at];
  if (!token || (first?.raw && !token.raw.startsWith(first.raw))) return 0;
  const walk = (piece: number, position: number): number => {
    const wanted = pieces[piece];
    if (!wanted) return position - at;
    const found = tokens[position];
    if (found?.clause !== token.clause) return 0;
    if (wanted.kind !== 'gap')
      return fits(wanted, found, numbers) ? walk(piece + 1, position + 1) : 0;
    for (let skipped = 0; skipped <= LONGEST_GAP; skipped += 1) {
      const length = walk(piece + 1, position + skipped);
      if (length > 0) return length;
    }
    return 0;
  };
  return walk(1, at + 1);
}

function fits(piece: Piece, token: Token, numbers: ReadonlySet<string> | undefined): boolean {
  if (piece.kind === 'any') return true;
  if (piece.kind === 'number') return isNumber(token.word, numbers);
  if (piece.raw !== null && !token.raw.startsWith(piece.raw)) return false;
  return (
    fitsWord(piece, token.word) || (token.doubled !== undefined && fitsWord(piece, token.doubled))
  );
}

function fitsWord(piece: Piece, word: string): boolean {
  if (piece.kind === 'stem') return word.startsWith(piece.word);
  if (piece.kind === 'word') return word === piece.word;
  const at = word.lastIndexOf(piece.word);
  return at >= 0 && word.length - at - piece.word.length <= LONGEST_INFLECTION;
}

export function isNumber(word: string, numbers: ReadonlySet<string> | undefined): boolean {
  return /^[0-9]/.test(word) || numbers?.has(word) === true;
}
