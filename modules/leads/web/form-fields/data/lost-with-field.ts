import type { TFunction } from 'i18next';
import type { FieldReferences } from '../../data/draft/field-references.ts';

/** Text about the dependents lost with a field; the sentence about fields comes last, because their names follow. */
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
