import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';

interface Choice {
  value: string;
  label: string;
}

/** Possible cell values of a column in the user's language; empty until the texts are loaded. */
export function useChoiceNames(known: ImportReport['known']): (column: string) => Choice[] {
  const choices = known.flatMap(({ choices: some = [] }) => some);
  const textOf = useReferencedTexts(
    choices.flatMap(({ label }) => ('text' in label ? [{ key: label.text, params: {} }] : [])),
  );
  return (column) => {
    if (!textOf) return [];
    const own = known.find(({ key }) => key === column)?.choices ?? [];
    return own.map(({ value, label }) => ({
      value,
      label: 'text' in label ? textOf({ key: label.text, params: {} }) : label.words,
    }));
  };
}
