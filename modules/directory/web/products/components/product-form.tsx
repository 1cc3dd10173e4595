import type { ReactNode } from 'react';
import { getProductFiltersCall } from '#modules/directory/contract/products/products.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import linkClasses from '#platform/web/display/link.module.css';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { type FieldBinding, FieldPair } from '#platform/web/fields/field-texts.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField, toHundredths, toUnits } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { useCurrencyOptions } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import classes from '#platform/web/record/record-form.module.css';
import { SuggestField } from '../../components/choice-fields.tsx';
import productNamesStyles from '../../components/form.module.css';
import { useLanguageNames } from '../../data/setting-labels.ts';
import { localesWithoutName, type ProductValues } from '../data/product-values.ts';

const WEB_ADDRESS = /^https?:\/\/\S+$/;

/** All data of a product on one page: references, names, price and image [SUP-03]. */
export function ProductForm({
  clientId,
  form,
  children,
}: {
  clientId: string;
  form: ComptoirForm<ProductValues>;
  /** Content above and below the fields: a note and the action bar. */
  children: { note?: ReactNode; counter: ReactNode };
}) {
  const { t } = useTranslation();
  const used = useCall(getProductFiltersCall, { params: { uuid: clientId } });
  const currencies = useCurrencyOptions();
  const price = form.field('price');
  useUnsavedGuard(form.changes, useLeaveBlocker);
  return (
    <form {...form.props} className={classes.form}>
      {children.note}
      <div className={classes.scroll}>
        <div className={classes.fields}>
          <FieldPair>
            <TextField
              {...form.field('sku')}
              label={t('directory:field.sku')}
              help={t('directory:product.skuHelp')}
              autoComplete="off"
            />
            <TextField
              {...form.field('gtin')}
              label={t('directory:field.gtin')}
              help={t('directory:product.gtinHelp')}
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldPair>
          <ProductNames form={form} />
          <SuggestField
            {...form.field('category')}
            label={t('directory:field.category')}
            help={t('directory:category.fieldHelp')}
            suggestions={(used.data?.category ?? []).flatMap(({ value }) => value || [])}
          />
          <FieldPair>
            <NumberField
              {...price}
              value={toUnits(price.value)}
              onChange={(units) => price.onChange(toHundredths(units))}
              label={t('directory:field.price')}
              decimals={2}
              hasFixedDecimals
            />
            <SelectField
              {...form.field('currency')}
              label={t('directory:field.currency')}
              placeholder={t('directory:product.brandCurrency')}
              options={currencies}
              isClearable
              disabled={form.values.price === null}
            />
          </FieldPair>
          <UrlField {...form.field('url')} label={t('directory:field.url')} />
          <UrlField
            {...form.field('imageUrl')}
            label={t('directory:field.imageUrl')}
            help={t('directory:product.imageHelp')}
            {...(WEB_ADDRESS.test(form.values.imageUrl) && {
              aside: (
                <a
                  className={linkClasses.link}
                  href={form.values.imageUrl}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('directory:product.showImage')}
                </a>
              ),
            })}
          />
          <SwitchField
            {...form.field('active')}
            label={t('directory:field.active')}
            help={t('directory:product.activeHelp')}
          />
        </div>
      </div>
      {children.counter}
    </form>
  );
}

/**
 * Product name in every language. Missing ones are listed, because readers then see the name in the brand's language.
 */
function ProductNames({ form }: { form: ComptoirForm<ProductValues> }) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { nameOf, locales } = useLanguageNames();
  const missing = localesWithoutName(form.values.names);
  const fault = form.mantine.errors.names;
  return (
    <section className={productNamesStyles.section}>
      <h2>{t('directory:field.names')}</h2>
      {missing.length > 0 && (
        <p className={productNamesStyles.text}>
          {missing.length === LOCALES.length
            ? t('directory:product.namesNone')
            : t('directory:product.namesMissing', { languages: list(missing.map(nameOf)) })}
        </p>
      )}
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
