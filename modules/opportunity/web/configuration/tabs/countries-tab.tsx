import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../configuration.module.css';
import { useConfigField } from '../data/editing-context.tsx';

/** The countries of the map; none means all [OPP-08]. */
export default function CountriesTab() {
  const { t } = useTranslation();
  const countries = useCountryNames();
  const field = useConfigField('countries');
  const title = t('opportunity:configuration.tab.countries');
  return (
    <section className={classes.part} aria-label={title}>
      <MultiSelectField
        {...field}
        label={t('opportunity:configuration.countries')}
        help={t('opportunity:configuration.countriesHelp')}
        options={countries.options}
        {...(field.value.length === 0 && {
          placeholder: t('opportunity:configuration.allCountries'),
        })}
      />
    </section>
  );
}
