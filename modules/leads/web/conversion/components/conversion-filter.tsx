import { ActionIcon, Button, FocusTrap, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import { LEAD_ORIGINS } from '#modules/leads/contract/leads/lead-origins.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PHONE } from '#platform/web/layout/phone.ts';
import { SOURCE_NAMES } from '../../lead-list/data/lead-names.ts';
import type { ConversionSearch } from '../data/conversion-search.ts';
import classes from './conversion.module.css';

/** What narrows all of the dashboard at once; the button says what it is [CONV-01]. */
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
  const { list } = useFormat();
  const { nameOf } = useCountryNames();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { choices } = data;
  const count = (name: 'forms' | 'countries' | 'locations' | 'sources') =>
    search[name].length > 0
      ? [t(`leads:conversion.chosen.${name}`, { count: search[name].length })]
      : [];
  const said = [
    ...(search.forms.length > 0 ? count('forms') : [t('leads:conversion.allForms')]),
    ...count('countries'),
    ...count('locations'),
    ...count('sources'),
  ];
  const isNarrowed = said.length > 1 || search.forms.length > 0;
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        {isPhone ? (
          <ActionIcon variant="default" aria-label={list(said)}>
            <Icon of={IconFilter} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon of={IconFilter} />}
            rightSection={<Icon of={IconChevronDown} />}
          >
            {list(said)}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={t('leads:conversion.narrow')} className={classes.panel}>
        {/* A field that is focused unfolds its choices over the others. */}
        <FocusTrap.InitialFocus />
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
        {isNarrowed && (
          <Button
            variant="subtle"
            onClick={() => onChange({ forms: [], countries: [], locations: [], sources: [] })}
          >
            {t('leads:conversion.showAll')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
