import type {
  ChangeRequest,
  RequestableField,
} from '#modules/directory/contract/change-requests/change-request.ts';
import {
  formatOpeningHours,
  type OpeningHours,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Rows of the table; latitude and longitude share one row. */
export type FieldRow = {
  /** Fields that are accepted together. */
  fields: readonly RequestableField[];
  label: string;
  before: string;
  now: string;
  suggested: string;
  taken: boolean | null;
};

type Values = ChangeRequest['values'];

/** Location fields and values as text. */
export function useSuggestionText() {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const { locale } = useLanguage();
  const notSet = t('opportunity:suggest.notSet');

  const label = (field: RequestableField): string =>
    field === 'latitude' || field === 'longitude'
      ? t('opportunity:suggest.field.position')
      : t(`opportunity:suggest.field.${field}`);
  const valueText = (
    field: RequestableField,
    value: unknown,
    names: Readonly<Record<string, string>>,
  ): string => {
    if (field === 'closed')
      return value ? t('opportunity:suggest.closedText') : t('opportunity:suggest.openText');
    if (value === null || value === undefined || value === '') return notSet;
    if (field === 'country') return nameOf(String(value));
    if (field === 'typeId' || field === 'movedToId') return names[String(value)] ?? String(value);
    if (field === 'openingHours')
      return (
        formatOpeningHours(value as OpeningHours, locale) || t('opportunity:suggest.closedText')
      );
    return String(value);
  };
  const positionText = (latitude: unknown, longitude: unknown): string =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
      : notSet;

  const rows = (values: Values, names: Readonly<Record<string, string>>): FieldRow[] =>
    values
      .filter(({ field }) => field !== 'longitude')
      .map((value) => {
        const { field } = value;
        const other = values.find((each) => each.field === 'longitude');
        const text = (part: 'before' | 'now' | 'suggested') =>
          field === 'latitude'
            ? positionText(value[part], other?.[part])
            : valueText(field, value[part], names);
        return {
          fields: field === 'latitude' ? ['latitude', 'longitude'] : [field],
          label: label(field),
          before: text('before'),
          now: text('now'),
          suggested: text('suggested'),
          taken: value.taken,
        };
      });
  return { label, rows };
}
