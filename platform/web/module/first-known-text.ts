import type { i18n } from 'i18next';
import { translate } from './translate.ts';

/** Keys that were made from a name or a code, nearest owner first: the text of the first that somebody wrote. */
export function firstKnownText(
  texts: i18n,
  keys: readonly string[],
  params: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const known = keys.find((key) => texts.exists(key, params));
  return known && translate(texts, known, params);
}
