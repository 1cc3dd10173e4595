import { faultKeys } from '#platform/contract/words/problem-keys.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** The same words that the screens have for it. */
export function faultInWords(
  t: Translate,
  { code, params }: { code: string; params?: Record<string, string | number> },
): string {
  const said = faultKeys(code, 'leads')
    .map((key) => ({ key, words: t(key, params) }))
    .find(({ key, words }) => words !== key && words !== key.slice(key.indexOf(':') + 1));
  return said?.words ?? t('platform:field.invalid');
}
