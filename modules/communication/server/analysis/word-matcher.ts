import {
  coveredTokens,
  isNumber,
  LONGEST_INFLECTION,
  type Piece,
  readPiece,
  wordPiece,
} from './phrase-pieces.ts';
import { fold, type Token } from './tokenize.ts';

interface Entry<Payload> {
  key: string;
  pieces: Piece[];
  /** Pieces that are words: the entry with the most wins. */
  size: number;
  payloads: Payload[];
}
/** Entries that a word begins, the longest first. Some words begin hundreds of phrases, so these are found by their second word. */
interface Beginning<Payload> {
  bySecond: ReadonlyMap<string, readonly Entry<Payload>[]>;
  others: readonly Entry<Payload>[];
}
export interface Match<Payload> {
  /** Tokens that the entry covers. */
  length: number;
  /** Text of the entry, to tell entries apart. */
  key: string;
  payloads: readonly Payload[];
}
/** How a language builds words from others that are listed. */
export interface WordForms {
  /** Beginnings that only emphasise: `kjempe` in "kjempebra". */
  prefixes?: readonly string[];
  /** Ending of emphasised adjectives: `isim` in "rapidísimo". */
  superlative?: string;
  numbers?: ReadonlySet<string>;
}

const LONGEST_STEM = 16;
const SHORTEST_TYPO = 7;
const SHORTEST_STEM_TYPO = 8;
const LONGEST_TYPO = 18;
const SHORTEST_COMPOUND = 7;
const WORDS_REMEMBERED = 10_000;
/** Typos are looked for in so many words at the beginning of a text; it is what takes the most time. */
const TYPOS_UP_TO = 120;

/** Finds words, stems and phrases of word lists in a text: the longest entry that begins at a token. */
export class WordMatcher<Payload> {
  readonly #words = new Map<string, Map<string, Entry<Payload>>>();
  readonly #stems = new Map<string, Map<string, Entry<Payload>>>();
  readonly #endings = new Map<string, Map<string, Entry<Payload>>>();
  /** Words without one of their letters: an entry with one wrong letter is found by what is left of both. */
  readonly #typos = new Map<string, string[]>();
  readonly #stemTypos = new Map<string, string[]>();
  /** By word: the entries that it may begin. */
  readonly #remembered = new Map<string, Beginning<Payload>>();
  readonly #rememberedWithoutTypos = new Map<string, Beginning<Payload>>();
  readonly #known = new Set<string>();
  readonly #forms: WordForms;

  constructor(forms: WordForms = {}) {
    this.#forms = forms;
  }

  /** Adds the entries of a list; an entry that is there already gets a further payload. */
  add(list: string, payload: Payload): void {
    this.#remembered.clear();
    this.#rememberedWithoutTypos.clear();
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
    const { bySecond, others } = this.#beginning(token.word, at < TYPOS_UP_TO);
    const phrases = bySecond.get(tokens[at + 1]?.word ?? '') ?? [];
    const phrase = this.#firstFit(phrases, tokens, at, 0);
    return this.#firstFit(others, tokens, at, phrase?.size ?? 0) ?? phrase;
  }

  #firstFit(
    entries: readonly Entry<Payload>[],
    tokens: readonly Token[],
    at: number,
    longerThan: number,
  ): (Match<Payload> & { size: number }) | null {
    for (const { key, pieces, payloads, size } of entries) {
      if (size <= longerThan) return null;
      const length = coveredTokens(pieces, tokens, at, this.#forms.numbers);
      if (length > 0) return { length, key, payloads, size };
    }
    return null;
  }

  #beginning(word: string, withTypos: boolean): Beginning<Payload> {
    const memory = withTypos ? this.#remembered : this.#rememberedWithoutTypos;
    const remembered = this.#remembered.get(word) ?? memory.get(word);
    if (remembered) return remembered;
    let found = this.#listed(word);
    if (found.length === 0) found = this.#derived(word);
    if (!found.some(({ size }) => size === 1) && withTypos) {
      const typo = this.#findTypo(word);
      if (typo) found = [...found, typo];
    }
    const bySecond = Map.groupBy(found, ({ pieces: [, second] }) =>
      second?.kind === 'word' ? second.word : '',
    );
    const others = bySecond.get('') ?? [];
    bySecond.delete('');
    if (memory.size >= WORDS_REMEMBERED) memory.clear();
    memory.set(word, { bySecond, others });
    return { bySecond, others };
  }

  #listed(word: string): Entry<Payload>[] {
    const found = [...(this.#words.get(word)?.values() ?? [])];
    if (isNumber(word, this.#forms.numbers)) found.push(...(this.#words.get('#')?.values() ?? []));
    for (let length = Math.min(word.length, LONGEST_STEM); length > 2; length -= 1)
      found.push(...(this.#stems.get(word.slice(0, length))?.values() ?? []));
    if (this.#endings.size > 0 && word.length >= SHORTEST_COMPOUND)
      for (let cut = 0; cut <= LONGEST_INFLECTION; cut += 1)
        for (let from = 1; from <= word.length - cut - 4; from += 1)
          found.push(...(this.#endings.get(word.slice(from, word.length - cut))?.values() ?? []));
    return found.sort((one, other) => other.size - one.size);
  }

  #derived(word: string): Entry<Payload>[] {
    const { prefixes = [], superlative } = this.#forms;
    const rests = prefixes
      .filter((prefix) => word.startsWith(prefix) && word.length >= prefix.length + 3)
      .map((prefix) => word.slice(prefix.length));
    const end = superlative ? word.lastIndexOf(superlative) : -1;
    if (end > 2) {
      const base = word.slice(0, end).replace(/qu$/, 'c').replace(/gu$/, 'g');
      rests.push(...['o', 'a', 'e', 'i', ''].map((vowel) => base + vowel));
    }
    return rests.flatMap((rest) => this.#listed(rest)).filter(({ size }) => size === 1);
  }

  #findTypo(word: string): Entry<Payload> | null {
    if (word.length < SHORTEST_TYPO || word.length > LONGEST_TYPO || this.isKnown(word))
      return null;
    for (const rest of [word, ...deletions(word)])
      for (const candidate of this.#typos.get(rest) ?? [])
        if (isLikelyTypo(candidate, word)) {
          const entry = this.#words.get(candidate)?.get(candidate);
          if (entry) return { ...entry, pieces: [wordPiece(word)] };
        }
    for (let length = SHORTEST_TYPO; length <= word.length; length += 1) {
      const start = word.slice(0, length);
      for (const rest of [start, ...deletions(start)])
        for (const stem of this.#stemTypos.get(rest) ?? [])
          if (isLikelyTypo(stem, start)) {
            const entry = this.#stems.get(stem)?.get(`${stem}*`);
            if (entry) return { ...entry, key: stem, pieces: [wordPiece(word)] };
          }
    }
    return null;
  }

  #addEntry(text: string, payload: Payload): void {
    const pieces = text.split(' ').map(readPiece);
    const [first] = pieces;
    if (!first || first.word.length === 0) return;
    const index = { stem: this.#stems, ending: this.#endings }[first.kind as string] ?? this.#words;
    const entries = index.get(first.word) ?? new Map<string, Entry<Payload>>();
    index.set(first.word, entries);
    const key = fold(text);
    const size = pieces.filter(({ kind }) => kind !== 'gap').length;
    const entry = entries.get(key) ?? { key, pieces, size, payloads: [] };
    entry.payloads.push(payload);
    entries.set(key, entry);
    const shortest = first.kind === 'stem' ? SHORTEST_STEM_TYPO : SHORTEST_TYPO;
    const isPlain = pieces.length === 1 && !first.raw && /word|stem/.test(first.kind);
    if (!isPlain || first.word.length < shortest) return;
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

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** One letter more or less, or two neighbours swapped; another letter only among vowels of long words ("wanted" is not "waited"). */
function isLikelyTypo(listed: string, written: string): boolean {
  if (listed[0] !== written[0]) return false;
  let start = 0;
  while (start < listed.length && listed[start] === written[start]) start += 1;
  const rest = (word: string, skip: number) => word.slice(start + skip);
  if (rest(listed, 1) === rest(written, 0) || rest(listed, 0) === rest(written, 1)) return true;
  if (
    listed[start] === written[start + 1] &&
    listed[start + 1] === written[start] &&
    rest(listed, 2) === rest(written, 2)
  )
    return true;
  const areVowels = [listed[start], written[start]].every((letter) =>
    /[aeiouy]/.test(letter ?? ''),
  );
  return areVowels && listed.length >= 9 && rest(listed, 1) === rest(written, 1);
}
