import type { TFunction } from 'i18next';
import type { FieldReferences } from '../../data/draft/field-references.ts';

/** What goes with a field, in words; the fields among it are named below them, so their sentence is the last. */
export function lostWithField(
  t: TFunction,
  { fields, rules, tagRules, recipients }: FieldReferences,
): string {
  const count = rules + tagRules + recipients;
  return [
    count > 0 && t('leads:field.deleteRules', { count }),
    fields.length > 0 && t('leads:field.deleteLost'),
  ]
    .filter(Boolean)
    .join(' ');
}
