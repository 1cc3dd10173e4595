import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasGtinLength } from '#modules/directory/contract/products/gtin.ts';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MiddleCut } from '#platform/web/display/middle-cut.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isRefused, missingLocales, ownLanguageName } from '../data/product-draft.ts';
import classes from './lookup.module.css';

/** Why a reference is refused and how to fix it, in one sentence. */
export function LookupWhy({
  lookup,
  className,
}: {
  lookup: ProductLookup;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const text = reasonText();
  return (
    <span className={className} title={text}>
      {text}
    </span>
  );

  function reasonText(): string {
    switch (lookup.reason) {
      case 'hasTouchpoint':
        return t('touchpoints:why.hasTouchpoint', {
          shortUrl: lookup.touchpoint?.shortUrl.replace(/^https?:\/\//, '') ?? '',
        });
      case 'switchedOff':
        return t('touchpoints:why.switchedOff');
      case 'inactive':
        return t('touchpoints:why.inactive');
      case 'notGtin': {
        const digits = lookup.reference.replaceAll(/\D/g, '');
        return hasGtinLength(digits)
          ? t('touchpoints:why.wrongCheckDigit')
          : t('touchpoints:why.notGtin', { formatted: number(digits.length) });
      }
      case 'givenTwice':
        return t('touchpoints:why.givenTwice');
      case 'failed':
        return t('touchpoints:why.failed');
      default:
        return lookup.similar === null
          ? t('touchpoints:why.unknown')
          : t('touchpoints:why.unknownSimilar', { similar: unbroken(lookup.similar) });
    }
  }
}

/** Prevents line breaks at hyphens within a reference. */
function unbroken(reference: string): string {
  return reference.replaceAll('-', '-\u2060');
}

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
            <MiddleCut base={base} text={lookup.proposedSuffix ?? ''} />
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
