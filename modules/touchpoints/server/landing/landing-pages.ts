import { landingAssetPages } from './assets/landing-assets.page.ts';
import { landingPicturePages } from './landing-pictures.page.ts';
import { landingProductPage } from './product/landing-product.page.ts';

/** All that a visitor's browser asks for when somebody looks at a product. */
export const landingPages = [landingProductPage, ...landingPicturePages, ...landingAssetPages];
