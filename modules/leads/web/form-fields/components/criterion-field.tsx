import { useTranslation } from 'react-i18next';
import { listUsableCriteriaCall } from '#modules/leads/contract/forms/usable-criteria.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

/** The contact criterion that stores the answer. */
export function CriterionField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (slug: string | null) => void;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { data, isError } = useCall(listUsableCriteriaCall, { params: { clientId } });
  const known = isError ? [] : data?.items;
  const offered = known?.map(({ slug, label }) => ({ value: slug, label }));
  // A criterion no longer in use is still offered if the field has it.
  const isKnown = value === null || !offered || offered.some((one) => one.value === value);
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
