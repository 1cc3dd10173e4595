import type { i18n } from 'i18next';
import { translate } from './translate.ts';

/**
 * Returns the text of the first existing key; the keys are built from a name or a code, the most specific module first.
 */
export function firstKnownText(
  texts: i18n,
  keys: readonly string[],
  params: Readonly<Record<string, string | number>> = {},
): string | undefined {
  const known = keys.find((key) => texts.exists(key, params));
  return known && translate(texts, known, params);
}
