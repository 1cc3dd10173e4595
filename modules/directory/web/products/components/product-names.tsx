import { useTranslation } from 'react-i18next';
import { LOCALES } from '#platform/contract/locale.ts';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../../components/form.module.css';
import { useLanguageNames } from '../../data/use-language-names.ts';
import { localesWithoutName, type ProductValues } from '../data/product-values.ts';

/**
 * Product name in every language. Missing ones are listed, because readers then see the name in the brand's language.
 */
export function ProductNames({ form }: { form: ComptoirForm<ProductValues> }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { nameOf, locales } = useLanguageNames();
  const missing = localesWithoutName(form.values.names);
  const fault = form.mantine.errors.names;
  return (
    <section className={classes.section}>
      <h2>{t('directory:field.names')}</h2>
      <p className={classes.text}>
        {missing.length === 0
          ? t('directory:product.namesAll')
          : missing.length === LOCALES.length
            ? t('directory:product.namesNone')
            : t('directory:product.namesMissing', { languages: list(missing.map(nameOf)) })}
      </p>
      <FieldPair path="names">
        {locales.map((locale, at) => (
          <TextField
            key={locale}
            {...(form.mantine.getInputProps(`names.${locale}`) as FieldBinding<string>)}
            {...(at === 0 && fault && { error: fault })}
            label={nameOf(locale)}
            lang={locale}
            autoComplete="off"
            isRequired={at === 0}
          />
        ))}
      </FieldPair>
    </section>
  );
}
