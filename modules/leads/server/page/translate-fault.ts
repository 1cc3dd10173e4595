import { faultKeys } from '#platform/contract/words/problem-keys.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** Uses the same texts as the app. */
export function translateFault(
  t: Translate,
  { code, params }: { code: string; params?: Record<string, string | number> },
): string {
  const said = faultKeys(code, 'leads')
    .map((key) => ({ key, words: t(key, params) }))
    .find(({ key, words }) => words !== key && words !== key.slice(key.indexOf(':') + 1));
  return said?.words ?? t('platform:field.invalid');
}
