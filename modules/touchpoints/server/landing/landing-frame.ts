import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { type BrandFrame, brandFrame } from '#platform/server/brand-page/brand-frame.ts';
import type { Html } from '#platform/server/http/html.ts';
import { landingDress } from './assets/landing-assets.page.ts';
import { logoAddress } from './picture-addresses.ts';

/** A landing page in its brand's frame, dressed by our own host. */
export function landingFrame(given: Omit<BrandFrame, 'brand' | 'dress'> & { brand: Brand }): Html {
  const { brand } = given;
  const { brandId, logoFileId } = brand;
  return brandFrame({
    ...given,
    brand: {
      name: brand.name,
      logo: logoFileId ? logoAddress({ brandId, logoFileId }) : null,
    },
    dress: landingDress(brand.color),
  });
}
