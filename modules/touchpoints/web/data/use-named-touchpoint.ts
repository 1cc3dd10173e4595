import { useTranslation } from 'react-i18next';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import type { NamedRow } from '#platform/web/feedback/named-rows.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { shortUrlParts } from './short-url-parts.ts';

/** A touchpoint as a question names it: its short URL, and how often it was scanned. */
export function useNamedTouchpoint(): (
  touchpoint: Pick<TouchpointRow, 'shortUrl' | 'sourceSuffix' | 'scans'>,
) => NamedRow {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (touchpoint) => {
    const { base, suffix } = shortUrlParts(touchpoint);
    return {
      name: `${base}${suffix}`,
      figure: t('touchpoints:list.scans', {
        count: touchpoint.scans,
        formatted: number(touchpoint.scans),
      }),
    };
  };
}
