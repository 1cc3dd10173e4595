import { useTranslation } from 'react-i18next';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { ClientValues } from '../data/client-values.ts';
import classes from './clients.module.css';
import { TimeZoneField } from './time-zone-field.tsx';

const CURRENCIES = Intl.supportedValuesOf('currency');

/** The base of a brand's short URLs, its languages, its currency and its time zone [SUP-01]. */
export function BrandFields({ form }: { form: ComptoirForm<ClientValues> }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const tag = languageTag(locale);
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const currencies = new Intl.DisplayNames(tag, { type: 'currency' });
  const options = LOCALES.map((value) => ({
    value,
    label: languages.of(languageTag(value)) ?? value,
  }));
  const defaultLocale = form.field('defaultLocale');
  const currency = form.field('currency');
  return (
    <>
      <section className={classes.section}>
        <h2>{t('directory:client.shortUrls')}</h2>
        <TextField
          {...form.field('shortUrlBase')}
          label={t('directory:field.shortUrlBase')}
          help={t('directory:client.shortUrlBaseHelp')}
          prefix="https://"
          spellCheck={false}
          autoCapitalize="none"
        />
      </section>
      <section className={classes.section}>
        <h2>{t('directory:client.languages')}</h2>
        <MultiSelectField
          {...form.field('locales')}
          label={t('directory:field.locales')}
          help={t('directory:client.localesHelp')}
          options={options}
        />
        <FieldPair>
          <SelectField
            {...defaultLocale}
            onChange={(chosen) => chosen && defaultLocale.onChange(chosen)}
            label={t('directory:field.defaultLocale')}
            options={options.filter(({ value }) => form.values.locales.includes(value))}
          />
          <SelectField
            {...currency}
            onChange={(chosen) => chosen && currency.onChange(chosen)}
            label={t('directory:field.currency')}
            options={CURRENCIES.map((value) => ({
              value,
              label: `${value} – ${currencies.of(value) ?? value}`,
            }))}
          />
        </FieldPair>
        <TimeZoneField {...form.field('timeZone')} />
      </section>
    </>
  );
}
