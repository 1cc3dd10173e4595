import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { missingLocales } from '../data/landing-locales.ts';
import { ownLanguageName } from '../data/own-language-name.ts';
import { isRefused } from '../data/product-draft.ts';
import classes from './lookup.module.css';
import { LookupWhy } from './lookup-why.tsx';

/** One reference, in a row of constant height. */
export function LookupRow({
  base,
  brandLocales,
  lookup,
  repair,
}: {
  base: string;
  brandLocales: readonly string[];
  lookup: ProductLookup;
  repair: ReactNode;
}) {
  const { status, reference, product } = lookup;
  return (
    <tr data-status={status}>
      <td className={classes.first}>
        <span className={classes.verdict} data-status={status}>
          <Icon of={isRefused(lookup) ? IconCircleXFilled : IconCircleCheckFilled} size={12} />
          {status}
        </span>
      </td>
      <th scope="row" className={classes.reference} title={reference}>
        {reference}
      </th>
      {isRefused(lookup) ? (
        <td colSpan={3}>
          <div className={classes.refusal}>
            <div className={classes.because}>
              {product && (
                <span className={classes.quiet} title={product.name}>
                  {product.name}
                </span>
              )}
              <LookupWhy lookup={lookup} className={classes.why} />
            </div>
            {repair}
          </div>
        </td>
      ) : (
        <>
          <td title={product?.name}>{product?.name}</td>
          <td className={classes.url} title={`${base}${lookup.proposedSuffix ?? ''}`}>
            <span>{base}</span>
            {lookup.proposedSuffix}
          </td>
          <td className={`${classes.landing} ${classes.quiet}`}>
            <LandingLanguages lookup={lookup} brandLocales={brandLocales} />
          </td>
        </>
      )}
    </tr>
  );
}

function LandingLanguages({
  lookup,
  brandLocales,
}: {
  lookup: ProductLookup;
  brandLocales: readonly string[];
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const spoken = brandLocales.filter(
    (locale) => !missingLocales(lookup, brandLocales).includes(locale),
  );
  const count = brandLocales.length;
  if (count > 1 && spoken.length === count)
    return t('touchpoints:creation.landingInAll', { count, formatted: number(count) });
  return spoken.map(ownLanguageName).join(', ');
}
