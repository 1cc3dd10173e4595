import type { i18n, ParseKeys, ResourceNamespaceMap } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Translates a key that was type-checked where it was written; t() cannot check it a second time. */
export function translate(
  texts: i18n,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return (texts.t as (key: string, params: object) => string)(key, params);
}

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

/** A text that can be shown as it is, with its namespace: `touchpoints:menu.list`. */
export type TextKey = Extract<ParseKeys<(keyof ResourceNamespaceMap)[]>, `${string}:${string}`>;

/** Display names of several things, each by its own key. */
export function useNames<Id extends string>(
  keys: Readonly<Record<Id, TextKey>>,
): Readonly<Record<Id, string>> {
  const { t } = useTranslation();
  return useMemo(
    () =>
      Object.fromEntries(Object.entries<TextKey>(keys).map(([id, key]) => [id, t(key)])) as Record<
        Id,
        string
      >,
    [keys, t],
  );
}
