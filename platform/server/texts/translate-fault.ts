import { faultKeys } from '#platform/contract/text/text-keys.ts';
import type { Translate } from './texts.ts';

/** The text of a field error on a server-rendered page: the same as in the app. */
export function translateFault(
  t: Translate,
  { code, params }: { code: string; params?: Record<string, string | number> },
  module: string,
): string {
  const translation = faultKeys(code, module)
    .map((key) => ({ key, words: t(key, params) }))
    .find(({ key, words }) => words !== key && words !== key.slice(key.indexOf(':') + 1));
  return translation?.words ?? t('platform:field.invalid');
}
