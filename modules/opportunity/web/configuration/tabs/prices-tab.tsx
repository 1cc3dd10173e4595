import { VisuallyHidden } from '@mantine/core';
import { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { MoneyField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useCurrencyOptions } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../configuration.module.css';
import { useConfigField, useEditing, useFaultAt } from '../data/editing-context.tsx';

export default function PricesTab({ clientId }: { clientId: string }) {
  return <PricesPart clientId={clientId} />;
}

/** Value of an intention: by category, otherwise the default price [OPP-08]. */
export function PricesPart({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { locale } = useLanguage();
  const { base, draft, change } = useEditing();
  const faultAt = useFaultAt();
  const currencies = useCurrencyOptions();
  const currency = useConfigField('currency');
  const defaultPrice = useConfigField('defaultPrice');
  const choices = useCall(getMapChoicesCall, { params: { clientId } }).data?.categories ?? [];
  const grouped = draft.categories.map((category, index) => ({
    key: category.slug || String(index),
    label: category.labels[locale] || category.slug,
    intentions: choices.find(({ slug }) => slug === category.slug)?.intentions,
    path: `categories.${index}.price`,
    price: category.price,
    set: (price: number | null) =>
      change({ categories: draft.categories.with(index, { ...category, price }) }),
  }));
  const slugs = new Set(draft.categories.map(({ slug }) => slug));
  const categoryNames = [
    ...new Set([
      ...choices.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => slug),
      ...Object.keys(draft.categoryPrices),
    ]),
  ].filter((word) => word !== '');
  const catalogue = categoryNames.map((word) => ({
    key: `word ${word}`,
    label: word,
    intentions: choices.find(({ slug }) => slug === word)?.intentions,
    path: `categoryPrices.${word}`,
    price: Object.hasOwn(draft.categoryPrices, word) ? (draft.categoryPrices[word] ?? null) : null,
    set: (price: number | null) => {
      const { [word]: _before, ...others } = draft.categoryPrices;
      change({ categoryPrices: price === null ? others : { ...others, [word]: price } });
    },
  }));
  const rows = [...grouped, ...catalogue];
  const unit = draft.currency ?? base.currency;
  return (
    <section
      className={`${classes.part} ${classes.dense}`}
      aria-label={t('opportunity:configuration.tab.prices')}
    >
      <h2>{t('opportunity:configuration.tab.prices')}</h2>
      <div className={classes.prices}>
        <SelectField
          {...currency}
          label={t('opportunity:configuration.currency')}
          value={currency.value ?? 'brand'}
          options={[
            { value: 'brand', label: t('opportunity:configuration.brandCurrency') },
            ...currencies,
          ]}
          onChange={(value) => currency.onChange(value === 'brand' ? null : value)}
        />
        <MoneyField
          {...defaultPrice}
          label={t('opportunity:configuration.defaultPrice')}
          help={
            <VisuallyHidden component="span">
              {t('opportunity:configuration.defaultPriceHelp')}
            </VisuallyHidden>
          }
          currency={unit}
          onChange={(value) => defaultPrice.onChange(value as number)}
        />
        <p aria-hidden="true" className={classes.help}>
          {t('opportunity:configuration.defaultPriceHelp')}
        </p>
      </div>
      {rows.length > 0 && (
        <table className={classes.priceRows}>
          <thead>
            <tr>
              <th scope="col">{t('opportunity:configuration.category')}</th>
              <th scope="col">{t('opportunity:map.measure.intentions')}</th>
              <th scope="col">{t('opportunity:configuration.price')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, intentions, path, price, set }) => (
              <tr key={key}>
                <td>{label}</td>
                <td>{intentions === undefined ? '—' : number(intentions)}</td>
                <td>
                  <MoneyField
                    {...faultAt(path)}
                    label=""
                    aria-label={t('opportunity:configuration.priceOf', { name: label })}
                    placeholder={t('opportunity:configuration.defaultPrice')}
                    currency={unit}
                    value={price}
                    onChange={set}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
