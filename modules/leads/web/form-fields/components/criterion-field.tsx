import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/api/use-call.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { usableCriteriaCall } from '../data/usable-criteria-call.ts';

/** As which criterion of the contact the answer is kept, where the reader may see them. */
export function CriterionField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (slug: string | null) => void;
}) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const { data, isError } = useCall(usableCriteriaCall, { query: { brandId } });
  const offered = (data?.items ?? [])
    .filter(({ consent }) => !consent)
    .map(({ slug, label }) => ({ value: slug, label }));
  // One that is not in use any more is still what the field says.
  const isKnown = value === null || offered.some((one) => one.value === value);
  return (
    <SelectField
      label={t('leads:field.criterion')}
      help={t(isError ? 'leads:field.criterionUnknown' : 'leads:field.criterionHelp')}
      placeholder={t('leads:field.criterionNone')}
      isClearable
      value={value}
      onChange={onChange}
      options={isKnown ? offered : [...offered, { value: value ?? '', label: value ?? '' }]}
    />
  );
}
