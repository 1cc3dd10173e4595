import { type TouchpointRow, touchpointList } from '#modules/touchpoints/contract/touchpoint.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { NamedRow } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

/** `ma.example/` and `cocotte-26`, without the scheme. */
export function shortUrlParts({
  shortUrl,
  sourceSuffix,
}: Pick<TouchpointRow, 'shortUrl' | 'sourceSuffix'>): { base: string; suffix: string } {
  const plain = shortUrl.replace(/^https?:\/\//, '');
  return { base: plain.slice(0, plain.length - sourceSuffix.length), suffix: sourceSuffix };
}

/** `maison.example/fr/fonte`, without the scheme; `{host}/fr/fonte` as `/fr/fonte`, because the host varies. */
export function plainDestination(address: string): string {
  const url = URL.parse(address);
  if (!url) return address.replace(/^\{host\}(?=\/.)/, '');
  const path = `${url.pathname}${url.search}`;
  return path === '/' ? url.host : `${url.host}${path}`;
}

/** The touchpoints of a brand [TP-01]. */
export const touchpointListing = defineListing({
  name: 'touchpoints.touchpoints',
  // Most scanned first, so that the header marks a column that is shown.
  list: { ...touchpointList, firstSort: { column: 'scans', descending: true } },
  call: searchTouchpointsCall,
  inputOf: ({ brandId }: CurrentClient, { page, limit, sortBy, sortDesc, ...searchFilter }) => ({
    body: { brandId, searchFilter, page, limit, sortBy, sortDesc },
  }),
  idOf: ({ _id }) => _id,
  nameOf: (touchpoint) => shortUrlParts(touchpoint).suffix,
  hrefOf: ({ id }, { _id }) => clientAddress(id, `touchpoints/${_id}`),
});

/** Of the list after creating: the new ones, which nobody has scanned, are at its top. */
export const NEWEST_FIRST = '?sort=-createdAt';

/** A touchpoint as named in confirmations: its short URL and number of scans. */
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
