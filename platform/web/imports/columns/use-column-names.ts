import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';

/** Column names in the user's language, by key; undefined until the texts are loaded. */
export function useColumnNames(
  known: ImportReport['known'],
): ((key: string) => string) | undefined {
  const textOf = useReferencedTexts(
    known.flatMap(({ label }) => ('text' in label ? [{ key: label.text, params: {} }] : [])),
  );
  if (!textOf) return undefined;
  const names = new Map(
    known.map(({ key, label }) => [
      key,
      'text' in label ? textOf({ key: label.text, params: {} }) : label.words,
    ]),
  );
  return (key) => names.get(key) ?? key;
}
