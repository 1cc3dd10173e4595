import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getLocationFiltersCall } from '#modules/directory/contract/list-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

type Choice = { value: string; label: string; count: number };

/** What the locations of a client can be narrowed by, each choice with how many it has [SUP-02]. */
export function useLocationChoices(clientId: string) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { nameOf } = useCountryNames();
  const { data } = useCall(getLocationFiltersCall, { params: { uuid: clientId } });
  return useMemo(() => {
    const options = (choices: readonly Choice[] = [], labelOf = (label: string) => label) =>
      choices.map(({ value, label, count }) => ({
        value,
        label: t('directory:list.choice', { label: labelOf(label), formatted: number(count) }),
      }));
    const fields = [
      {
        id: 'country',
        name: t('directory:location.country'),
        options: options(data?.country, nameOf),
      },
      { id: 'type', name: t('directory:location.type'), options: options(data?.type) },
      { id: 'group', name: t('directory:location.group'), options: options(data?.group) },
      { id: 'activity', name: t('directory:location.activity'), options: options(data?.activity) },
      {
        id: 'affiliation',
        name: t('directory:location.affiliation'),
        options: options(data?.affiliation),
      },
    ].map((field): FilterField & { kind: 'choice' } => ({ ...field, kind: 'choice' }));
    return {
      counts: data,
      fields: fields.filter((field) => field.options.length > 0),
      values: Object.fromEntries(
        fields.map((field) => [field.id, field.options.map(({ value }) => value)]),
      ),
    };
  }, [t, number, nameOf, data]);
}
