import { FUNCTION_WORDS } from '#modules/communication/server/writing/check-terms.ts';
import { isGivenName } from '#modules/communication/server/writing/given-name.ts';
import type {
  LocationFacts,
  ReplyLanguage,
} from '#modules/communication/server/writing/reply-input.ts';
import { REPLY_LANGUAGES } from '#modules/communication/server/writing/reply-input.ts';

const FEW_WORDS = 3;
const FEWEST_PHONE_DIGITS = 7;
const functionWords = new Map(
  REPLY_LANGUAGES.map((language) => [language, new Set(FUNCTION_WORDS[language].split(' '))]),
);

/** The language with the most function words, or null if there is no clear result. */
export function detectLanguageByFunctionWords(text: string): ReplyLanguage | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = [...functionWords]
    .map(([language, known]) => ({
      language,
      count: words.filter((word) => known.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || !second || first.count < FEW_WORDS || first.count === second.count) return null;
  return first.language;
}

/** The first of the stems that starts a word of the text. */
export function findStem(text: string, stems: string): string | undefined {
  const words = ` ${spaced(text)} `;
  return stems
    .split(' ')
    .map((stem) => stem.replaceAll('_', ' '))
    .find((stem) => words.includes(` ${spaced(stem)}`));
}

/** Cached, because every possible phrase of a reply is checked for a brand's forbidden words. */
const preparedWords = new WeakMap<readonly string[], readonly { word: string; wanted: string }[]>();

export function containsForbiddenWord(text: string, forbidden: readonly string[]) {
  if (forbidden.length === 0) return undefined;
  const prepared =
    preparedWords.get(forbidden) ??
    forbidden.map((word) => ({ word, wanted: ` ${spaced(word).trim()} ` }));
  preparedWords.set(forbidden, prepared);
  const words = ` ${spaced(text).trim()} `;
  return prepared.find(({ wanted }) => wanted !== '  ' && words.includes(wanted))?.word;
}

/** Replaces everything except letters and digits by one space. */
function spaced(text: string) {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Given names in a text, as they are written there. */
export function namesIn(text: string): string[] {
  const words = text.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return words.filter((word) => isGivenName(word));
}

/** Numbers and URLs that the facts do not contain. */
export function unknownFacts(reply: string, known: readonly string[]): string[] {
  const source = known.join(' ');
  const urls = reply.match(/https?:\/\/[^\s()<>]+/gu) ?? [];
  const unknownUrls = urls.filter((url) => !source.includes(url.replace(/[.,;!?]$/u, '')));
  const numbers = new Set(source.match(/\d+/gu) ?? []);
  const unknownNumbers = (reply.match(/\d+/gu) ?? []).filter((number) => !numbers.has(number));
  return [...unknownUrls, ...unknownNumbers];
}

/** E-mail addresses and phone numbers of a text. Phone numbers are reduced to their digits. */
export function contactData(text: string): string[] {
  const emails = text.split(/[\s()<>,;]+/u).filter((word) => {
    const at = word.indexOf('@');
    return at > 0 && word.indexOf('.', at) > at + 1;
  });
  const phones = text
    .split(/[^\d\s./+()-]+/u)
    .map((run) => run.replaceAll(/\D+/gu, ''))
    .filter((digits) => digits.length >= FEWEST_PHONE_DIGITS);
  return [...emails.map((email) => email.toLowerCase().replace(/\.$/u, '')), ...phones];
}

/** Every text about the location that a reply may quote. */
export function factTexts(facts: LocationFacts, signature: string): string[] {
  const { shop, brand, hours, phone, email, form, productPage } = facts;
  return [shop, brand, hours, phone, email, form, productPage, signature].filter(
    (text) => text !== undefined,
  );
}
