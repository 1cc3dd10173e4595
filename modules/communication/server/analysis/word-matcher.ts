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
  /** Number of pieces that are words; the entry with the most wins. */
  size: number;
  payloads: Payload[];
}
/**
 * Entries that start with a word, longest first. Some words start hundreds of phrases, so phrases are indexed by their
 * second word.
 */
interface Beginning<Payload> {
  bySecond: ReadonlyMap<string, readonly Entry<Payload>[]>;
  others: readonly Entry<Payload>[];
}
/** Entries by first word. They are parsed when the word first occurs, because parsing all of them takes too long. */
type Index<Payload> = Map<
  string,
  { waiting: [text: string, payload: Payload][]; made: Entry<Payload>[] }
>;
export interface Match<Payload> {
  /** Tokens that the entry covers. */
  length: number;
  /** Text of the entry, used as its key. */
  key: string;
  payloads: readonly Payload[];
}
/** Rules by which a language builds words from listed words. */
export interface WordForms {
  /** Prefixes of emphasis: `kjempe` in "kjempebra". */
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
const WORD_CACHE_SIZE = 10_000;
/** Typos are only searched in the first words of a text, because this search takes the most time. */
const TYPOS_UP_TO = 120;

/** Finds words, stems and phrases of word lists in a text. At each token, the longest entry wins. */
export class WordMatcher<Payload> {
  readonly #words: Index<Payload> = new Map();
  readonly #stems: Index<Payload> = new Map();
  readonly #endings: Index<Payload> = new Map();
  /** Single words and stems to compare typos with, by first letter and length. */
  readonly #typos = new Map<string, string[]>();
  readonly #stemTypos = new Map<string, string[]>();
  /** Cache of the entries that may start with a word. */
  readonly #remembered = new Map<string, Beginning<Payload>>();
  readonly #rememberedWithoutTypos = new Map<string, Beginning<Payload>>();
  readonly #known = new Set<string>();
  readonly #forms: WordForms;

  constructor(forms: WordForms = {}) {
    this.#forms = forms;
  }

  /** Adds the entries of a list; an existing entry gets a further payload. */
  add(list: string, payload: Payload): void {
    this.#remembered.clear();
    this.#rememberedWithoutTypos.clear();
    for (const text of splitEntries(list))
      for (const variant of spellings(text)) this.#addEntry(variant, payload);
  }

  /** Correct words that must not be treated as typos of other words. */
  addKnown(list: string): void {
    for (const text of splitEntries(list)) this.#known.add(fold(text));
  }

  isKnown(word: string): boolean {
    return this.#known.has(word) || this.#words.has(word);
  }

  matchAt(tokens: readonly Token[], at: number, withTypos = true): Match<Payload> | null {
    const token = tokens[at];
    if (!token) return null;
    const found = this.#matchWord(token.word, tokens, at, withTypos);
    if (found || token.doubled === undefined) return found;
    return this.#matchWord(token.doubled, tokens, at, withTypos);
  }

  #matchWord(
    word: string,
    tokens: readonly Token[],
    at: number,
    withTypos: boolean,
  ): Match<Payload> | null {
    const { bySecond, others } = this.#beginning(word, withTypos && at < TYPOS_UP_TO);
    const next = tokens[at + 1];
    const phrases = bySecond.get(next?.word ?? '') ?? bySecond.get(next?.doubled ?? '') ?? [];
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
    if (memory.size >= WORD_CACHE_SIZE) memory.clear();
    memory.set(word, { bySecond, others });
    return { bySecond, others };
  }

  #listed(word: string): Entry<Payload>[] {
    const found = [...this.#entries(this.#words, word)];
    if (isNumber(word, this.#forms.numbers)) found.push(...this.#entries(this.#words, '#'));
    for (let length = Math.min(word.length, LONGEST_STEM); length > 2; length -= 1)
      found.push(...this.#entries(this.#stems, word.slice(0, length)));
    if (this.#endings.size > 0 && word.length >= SHORTEST_COMPOUND)
      for (let cut = 0; cut <= LONGEST_INFLECTION; cut += 1)
        for (let from = 1; from <= word.length - cut - 4; from += 1)
          found.push(...this.#entries(this.#endings, word.slice(from, word.length - cut)));
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
    for (let length = word.length - 1; length <= word.length + 1; length += 1)
      for (const candidate of this.#typos.get(typoKey(word, length)) ?? [])
        if (isLikelyTypo(candidate, word)) {
          const entry = this.#entries(this.#words, candidate).find(({ key }) => key === candidate);
          if (entry) return { ...entry, pieces: [wordPiece(word)] };
        }
    for (let length = SHORTEST_STEM_TYPO; length <= word.length + 1; length += 1)
      for (const stem of this.#stemTypos.get(typoKey(word, length)) ?? [])
        if (beginsLikeTypo(stem, word)) {
          const entry = this.#entries(this.#stems, stem).find(({ key }) => key === `${stem}*`);
          if (entry) return { ...entry, key: stem, pieces: [wordPiece(word)] };
        }
    return null;
  }

  #addEntry(text: string, payload: Payload): void {
    const space = text.indexOf(' ');
    const { kind, word, raw } = readPiece(space < 0 ? text : text.slice(0, space));
    if (word.length === 0) return;
    const index = kind === 'stem' ? this.#stems : kind === 'ending' ? this.#endings : this.#words;
    const known = index.get(word);
    if (known) known.waiting.push([text, payload]);
    else index.set(word, { waiting: [[text, payload]], made: [] });
    const shortest = kind === 'stem' ? SHORTEST_STEM_TYPO : SHORTEST_TYPO;
    const isPlain = space < 0 && raw === null && (kind === 'word' || kind === 'stem');
    if (!isPlain || word.length < shortest) return;
    const typos = kind === 'stem' ? this.#stemTypos : this.#typos;
    const at = typoKey(word, word.length);
    const candidates = typos.get(at);
    if (candidates) candidates.push(word);
    else typos.set(at, [word]);
  }

  #entries(index: Index<Payload>, word: string): readonly Entry<Payload>[] {
    const found = index.get(word);
    if (!found) return [];
    for (const [text, payload] of found.waiting) {
      const key = fold(text);
      const known = found.made.find((entry) => entry.key === key);
      if (known) known.payloads.push(payload);
      else {
        const pieces = text.split(' ').map(readPiece);
        const size = pieces.filter(({ kind }) => kind !== 'gap').length;
        found.made.push({ key, pieces, size, payloads: [payload] });
      }
    }
    found.waiting = [];
    return found.made;
  }
}

export function splitEntries(list: string): string[] {
  const entries: string[] = [];
  for (const part of list
    .toLowerCase()
    .replace(/['’&-]/g, ' ')
    .split(/[,\n]/)) {
    const entry = part.trim();
    if (entry === '') continue;
    entries.push(entry.includes('  ') ? entry.split(' ').filter(Boolean).join(' ') : entry);
  }
  return entries;
}

/** Common replacements without umlauts: German "ae" for "ä", Norwegian "oe" for "ø". */
function spellings(text: string): string[] {
  if (!/[äöüøå]/.test(text)) return [text];
  const spelled = text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa');
  return spelled === text ? [text] : [text, spelled];
}

function typoKey(word: string, length: number): string {
  return `${word.charAt(0)}${length}`;
}

/** Whether the word starts with the stem, apart from one typo. */
function beginsLikeTypo(stem: string, word: string): boolean {
  for (let length = stem.length - 1; length <= stem.length + 1; length += 1)
    if (length <= word.length && isLikelyTypo(stem, word.slice(0, length))) return true;
  return false;
}

/**
 * Accepts one extra or missing letter or two swapped neighbours. A replaced letter only counts for vowels in long words
 * ("wanted" is not "waited").
 */
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
