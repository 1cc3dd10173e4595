import type { i18n } from 'i18next';

/** For a key that was checked where it was written and only arrives here: t() cannot check it a second time. */
export function translate(
  texts: i18n,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return (texts.t as (key: string, params: object) => string)(key, params);
}
