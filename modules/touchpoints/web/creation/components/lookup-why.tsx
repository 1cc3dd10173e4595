import { useTranslation } from 'react-i18next';
import { hasGtinLength } from '#modules/directory/contract/products/gtin.ts';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { useFormat } from '#platform/web/format/use-format.ts';

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
  const said = words();
  return (
    <span className={className} title={said}>
      {said}
    </span>
  );

  function words(): string {
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

/** A reference is read in one piece: no line ends at its hyphens. */
function unbroken(reference: string): string {
  return reference.replaceAll('-', '-\u2060');
}
