import { landingAssetPages } from './assets/landing-assets.page.ts';
import { landingPicturePages } from './landing-pictures.page.ts';
import { landingProductPage } from './product/landing-product.page.ts';
import { brandShopsPage } from './shops/brand-shops.page.ts';

/** All routes for visitors who view a product or search for a shop that has it. */
export const landingPages = [
  landingProductPage,
  brandShopsPage,
  ...landingPicturePages,
  ...landingAssetPages,
];
