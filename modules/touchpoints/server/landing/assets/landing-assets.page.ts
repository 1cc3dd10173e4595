import { join } from 'node:path';
import { assetHeaders, brandAssets, buildAsset } from '#platform/server/brand-page/brand-assets.ts';
import { definePage, type Page } from '#platform/server/http/page.ts';
import { LANDING_REASON } from '../landing-addresses.ts';

const file = (name: string) => join(import.meta.dirname, name);
const script = buildAsset('', file('place-search.js'));

const { pages, styleAddress, typeAddress } = brandAssets({
  folder: '/p',
  reason: LANDING_REASON,
  sheets: [file('landing-product.css')],
});

/** URLs of stylesheet and font for pages in a brand's colour. */
export function landingStyle(color: string | null): { style: string; type: string } {
  return { style: styleAddress(color), type: typeAddress };
}

export const scriptAddress = `/p/place-search.js?v=${script.version}`;

export const landingAssetPages: readonly Page[] = [
  ...pages,
  definePage({
    path: '/p/place-search.js',
    reason: LANDING_REASON,
    rate: 'free',
    render: async ({ query }) => ({
      html: Buffer.from(script.text),
      headers: assetHeaders(script, 'text/javascript', query.v),
    }),
  }),
];
