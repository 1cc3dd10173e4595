import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key.ts';

/** What several things are called in the reader's language, each by its own key. */
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
