import { fold, type Token } from './tokenize.ts';

interface Piece {
  word: string;
  /** Compares accents too. */
  raw: string | null;
  kind: 'word' | 'stem' | 'any';
}
interface Entry<Payload> {
  pieces: Piece[];
  payloads: Payload[];
}
export interface Match<Payload> {
  length: number;
  /** Text of the entry, to tell entries apart. */
  key: string;
  payloads: readonly Payload[];
}

const LONGEST_STEM = 16;
const SHORTEST_TYPO = 6;
const SHORTEST_STEM_TYPO = 7;
const LONGEST_TYPO = 18;
const WORDS_REMEMBERED = 5000;

/** Finds words, stems and phrases of word lists in a text: the longest entry that begins at a token. */
export class WordMatcher<Payload> {
  readonly #words = new Map<string, Map<string, Entry<Payload>>>();
  readonly #stems = new Map<string, Map<string, Entry<Payload>>>();
  /** Words without one of their letters: an entry with one wrong letter is found by what is left of both. */
  readonly #typos = new Map<string, string[]>();
  readonly #stemTypos = new Map<string, string[]>();
  readonly #remembered = new Map<string, Match<Payload> | null>();
  readonly #known = new Set<string>();

  /** Adds the entries of a list; an entry that is there already gets a further payload. */
  add(list: string, payload: Payload): void {
    this.#remembered.clear();
    for (const text of splitEntries(list))
      for (const variant of spellings(text)) this.#addEntry(variant, payload);
  }

  /** Correct words of the language that are not taken for typos of others. */
  addKnown(list: string): void {
    for (const text of splitEntries(list)) this.#known.add(fold(text));
  }

  isKnown(word: string): boolean {
    return this.#known.has(word) || this.#words.has(word);
  }

  matchAt(tokens: readonly Token[], at: number): Match<Payload> | null {
    const token = tokens[at];
    if (!token) return null;
    let best: Match<Payload> | null = null;
    const consider = (entries: Map<string, Entry<Payload>> | undefined) => {
      for (const [key, { pieces, payloads }] of entries ?? [])
        if (pieces.length > (best?.length ?? 0) && fits(pieces, tokens, at))
          best = { length: pieces.length, key, payloads };
    };
    consider(this.#words.get(token.word));
    for (let length = Math.min(token.word.length, LONGEST_STEM); length > 2; length -= 1)
      consider(this.#stems.get(token.word.slice(0, length)));
    return best ?? this.#rememberedTypo(token.word);
  }

  /** Most unknown words come again, and looking for typos is what takes the most time. */
  #rememberedTypo(word: string): Match<Payload> | null {
    if (word.length < SHORTEST_TYPO || word.length > LONGEST_TYPO) return null;
    const remembered = this.#remembered.get(word);
    if (remembered !== undefined) return remembered;
    if (this.#remembered.size >= WORDS_REMEMBERED) this.#remembered.clear();
    const found = this.#matchTypo(word);
    this.#remembered.set(word, found);
    return found;
  }

  #matchTypo(word: string): Match<Payload> | null {
    if (this.isKnown(word)) return null;
    for (const rest of [word, ...deletions(word)])
      for (const candidate of this.#typos.get(rest) ?? [])
        if (candidate[0] === word[0] && isOneEditAway(candidate, word)) {
          const entry = this.#words.get(candidate)?.get(candidate);
          if (entry) return { length: 1, key: candidate, payloads: entry.payloads };
        }
    for (let length = SHORTEST_TYPO; length <= word.length; length += 1) {
      const start = word.slice(0, length);
      for (const rest of [start, ...deletions(start)])
        for (const stem of this.#stemTypos.get(rest) ?? [])
          if (stem[0] === word[0] && isOneEditAway(stem, start)) {
            const entry = this.#stems.get(stem)?.get(`${stem}*`);
            if (entry) return { length: 1, key: stem, payloads: entry.payloads };
          }
    }
    return null;
  }

  #addEntry(text: string, payload: Payload): void {
    const pieces = text.split(' ').map(readPiece);
    const [first] = pieces;
    if (!first || first.kind === 'any' || first.word.length === 0) return;
    const index = first.kind === 'stem' ? this.#stems : this.#words;
    const entries = index.get(first.word) ?? new Map<string, Entry<Payload>>();
    index.set(first.word, entries);
    const key = fold(text);
    const entry = entries.get(key) ?? { pieces, payloads: [] };
    entry.payloads.push(payload);
    entries.set(key, entry);
    const shortest = first.kind === 'stem' ? SHORTEST_STEM_TYPO : SHORTEST_TYPO;
    if (pieces.length > 1 || first.raw || first.word.length < shortest) return;
    const typos = first.kind === 'stem' ? this.#stemTypos : this.#typos;
    for (const rest of [first.word, ...deletions(first.word)]) {
      const candidates = typos.get(rest) ?? [];
      if (!candidates.includes(first.word)) candidates.push(first.word);
      typos.set(rest, candidates);
    }
  }
}

export function splitEntries(list: string): string[] {
  return list
    .toLowerCase()
    .split(/[,\n]/)
    .map((entry) =>
      entry
        .replace(/['’&-]/g, ' ')
        .split(' ')
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
}

/** Germans write "ae" and Norwegians "oe" where they have no "ä" and "ø". */
function spellings(text: string): string[] {
  const spelled = text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa');
  return spelled === text ? [text] : [text, spelled];
}

function readPiece(text: string): Piece {
  if (text === '*') return { word: '', raw: null, kind: 'any' };
  const stem = text.endsWith('*');
  const bare = stem ? text.slice(0, -1) : text;
  const exact = bare.startsWith('!');
  const plain = exact ? bare.slice(1) : bare;
  return { word: fold(plain), raw: exact ? plain : null, kind: stem ? 'stem' : 'word' };
}

function fits(pieces: readonly Piece[], tokens: readonly Token[], at: number): boolean {
  const clause = tokens[at]?.clause;
  return pieces.every((piece, offset) => {
    const token = tokens[at + offset];
    if (!token || token.clause !== clause) return false;
    if (piece.kind === 'any') return true;
    if (piece.raw !== null && !token.raw.startsWith(piece.raw)) return false;
    return piece.kind === 'stem' ? token.word.startsWith(piece.word) : token.word === piece.word;
  });
}

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** One letter more, less, other or two neighbours swapped. */
function isOneEditAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (word: string, skip: number) => word.slice(start + skip);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] &&
      one[start + 1] === other[start] &&
      rest(one, 2) === rest(other, 2))
  );
}
