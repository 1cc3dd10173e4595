import type { PublicForm } from '../../contract/public-form.ts';
import { CHECK, element, icon } from '../dom/element.ts';
import type { ServerCalls } from '../server/server-calls.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';
import { thirdPartyCaptcha } from './foreign-captcha.ts';

let constants: { first: number[]; round: number[] } | undefined;

/** A pause too short to notice between two key presses. */
const SLICE_MS = 8;

/** A captcha as configured for the form. */
export interface Captcha {
  /** Element in the form. */
  row: HTMLElement | null;
  /** Element in the page, outside of the form. */
  inPage: HTMLElement | null;
  /** Starts slow preparation; called when the visitor begins to fill in the form. */
  prepare(): void;
  /** Undefined if no captcha is needed, null if the visitor still has to solve it. */
  answer(): Promise<string | null | undefined>;
  /** Requests a new challenge, because the answer was used or refused. */
  renew(): void;
}

const NONE: Captcha = {
  row: null,
  inPage: null,
  prepare() {},
  answer: async () => undefined,
  renew() {},
};

export function createCaptcha(
  { settings, locale }: PublicForm,
  { calls, say, isPreview }: { calls: ServerCalls; say: WidgetTranslate; isPreview: boolean },
): Captcha {
  const { captcha, captchaSiteKey } = settings;
  if (captcha === 'none') return NONE;
  if (captcha === 'proofOfWork')
    return isPreview ? { ...NONE, row: checkedRow(say) } : proofOfWork({ calls, say });
  if (isPreview) return NONE;
  const thirdParty = thirdPartyCaptcha(captcha, { siteKey: captchaSiteKey, locale });
  return {
    ...NONE,
    inPage: thirdParty.element,
    prepare: thirdParty.begin,
    async answer() {
      thirdParty.begin();
      return thirdParty.answer() ?? null;
    },
    renew: thirdParty.reset,
  };
}

function checkedRow(say: WidgetTranslate): HTMLElement {
  return element(
    'p',
    { class: 'robot', 'data-key': 'captcha' },
    element('span', { class: 'tick' }, icon(CHECK)),
    element(
      'span',
      {},
      say('forms:widget.notRobot'),
      ' ',
      element('span', { class: 'quiet' }, say('forms:widget.notRobotDetail')),
    ),
  );
}

function proofOfWork({ calls, say }: { calls: ServerCalls; say: WidgetTranslate }): Captcha {
  const row = checkedRow(say);
  // Space is reserved in advance, so that the layout does not move.
  row.classList.add('off');
  let solving: Promise<string> | undefined;
  const begin = () => {
    solving ??= calls
      .captcha()
      .then(solveProofOfWork)
      .then((answer) => {
        row.classList.remove('off');
        return answer;
      })
      .catch((failure) => {
        solving = undefined;
        throw failure;
      });
    return solving;
  };
  return {
    row,
    inPage: null,
    prepare: () => void begin().catch(() => undefined),
    answer: begin,
    renew() {
      solving = undefined;
      row.classList.add('off');
    },
  };
}

interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/**
 * Searches for the solution in slices on the main thread. A worker would need a blob URL, which a strict CSP forbids,
 * and probing would cause CSP reports for the brand. A phone needs less than half a second, while the visitor types.
 */
export async function solveProofOfWork(given: unknown): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = given as Challenge;
  let number = 0;
  while (number <= maxnumber) {
    const until = performance.now() + SLICE_MS;
    for (; performance.now() < until && number <= maxnumber; number += 1)
      if (sha256(salt + number) === challenge)
        return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('a challenge without an answer');
}

/**
 * Synchronous SHA-256: fifty thousand promises would take longer than hashing, and `crypto.subtle` exists only on https
 * pages.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const size = ((bytes.length + 8) >> 6) + 1;
  const words = new Uint32Array(size * 16);
  for (let at = 0; at < bytes.length; at += 1)
    words[at >> 2] = (words[at >> 2] ?? 0) | ((bytes[at] ?? 0) << (24 - (at % 4) * 8));
  words[bytes.length >> 2] =
    (words[bytes.length >> 2] ?? 0) | (0x80 << (24 - (bytes.length % 4) * 8));
  words[size * 16 - 1] = bytes.length * 8;
  // Computed on first use, because pages that only show a form do not need them.
  constants ??= { first: primeRootFractions(8, 1 / 2), round: primeRootFractions(64, 1 / 3) };
  const state = Uint32Array.from(constants.first);
  const w = new Uint32Array(64);
  for (let block = 0; block < words.length; block += 16)
    compressBlock(state, w, { block: words.subarray(block), added: constants.round });
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function compressBlock(
  state: Uint32Array,
  w: Uint32Array,
  { block, added }: { block: Uint32Array; added: readonly number[] },
): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) w[i] = block[i] ?? 0;
    else {
      const x = w[i - 15] ?? 0;
      const y = w[i - 2] ?? 0;
      w[i] =
        (w[i - 16] ?? 0) +
        (rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3)) +
        (w[i - 7] ?? 0) +
        (rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10));
    }
    const temp1 =
      (h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (added[i] ?? 0) +
        (w[i] ?? 0)) |
      0;
    const temp2 =
      ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) +
        ((a & b) ^ (a & c) ^ (b & c))) |
      0;
    h = g;
    g = f;
    f = e;
    e = (d + temp1) | 0;
    d = c;
    c = b;
    b = a;
    a = (temp1 + temp2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}

function rotateRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Constants of the standard: the first fractional bits of the roots of primes. */
function primeRootFractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1)
    if (!found.some((prime) => number % prime === 0)) found.push(number);
  return found.map((prime) => ((prime ** root % 1) * 2 ** 32) | 0);
}
