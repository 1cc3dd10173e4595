import { useTranslation } from 'react-i18next';
import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import { LEAD_ORIGINS } from '#modules/leads/contract/leads/lead-origins.ts';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { NarrowPopover } from '#platform/web/filters/narrow-popover.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { SOURCE_NAMES } from '../../lead-list/data/lead-names.ts';
import type { ConversionSearch } from '../data/conversion-search.ts';

/** Filter for the whole dashboard; the button shows the active filter [CONV-01]. */
export function ConversionFilter({
  data,
  search,
  onChange,
}: {
  data: Conversion;
  search: ConversionSearch;
  onChange: (changes: Partial<ConversionSearch>) => void;
}) {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const { choices } = data;
  const count = (name: 'forms' | 'countries' | 'locations' | 'sources') =>
    search[name].length > 0
      ? [t(`leads:conversion.chosen.${name}`, { count: search[name].length })]
      : [];
  const chosen = [
    ...(search.forms.length > 0 ? count('forms') : [t('leads:conversion.allForms')]),
    ...count('countries'),
    ...count('locations'),
    ...count('sources'),
  ];
  const isNarrowed = chosen.length > 1 || search.forms.length > 0;
  return (
    <NarrowPopover
      label={t('leads:conversion.narrow')}
      chosen={chosen}
      clear={
        isNarrowed
          ? {
              label: t('leads:conversion.showAll'),
              run: () => onChange({ forms: [], countries: [], locations: [], sources: [] }),
            }
          : undefined
      }
    >
      <MultiSelectField
        label={t('leads:menu.forms')}
        value={search.forms}
        onChange={(forms) => onChange({ forms })}
        options={choices.forms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MultiSelectField
        label={t('leads:conversion.by.country')}
        value={search.countries}
        onChange={(countries) => onChange({ countries })}
        options={choices.countries.map((code) => ({ value: code, label: nameOf(code) }))}
      />
      <MultiSelectField
        label={t('leads:conversion.by.source')}
        value={search.sources}
        onChange={(sources) => onChange({ sources })}
        options={LEAD_ORIGINS.map((value) => ({
          value,
          label: t(SOURCE_NAMES[value]),
        }))}
      />
      {data.locations.length > 0 && (
        <MultiSelectField
          label={t('leads:conversion.by.location')}
          value={search.locations}
          onChange={(locations) => onChange({ locations })}
          options={data.locations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {search.by === 'value' && choices.currencies.length > 1 && (
        <SelectField
          label={t('leads:conversion.currency')}
          help={t('leads:conversion.currencyHelp')}
          value={data.currency}
          onChange={(currency) => onChange({ currency: currency ?? undefined })}
          options={choices.currencies.map((code) => ({ value: code, label: code }))}
        />
      )}
    </NarrowPopover>
  );
}
