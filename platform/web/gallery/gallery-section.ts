import type { ComponentType } from 'react';

/**
 * The export `section` of a file `gallery/<name>.section.tsx`. The gallery renders the example twice, in the light and
 * in the dark theme, so it must work twice on one page.
 */
export interface GallerySection {
  Example: ComponentType;
}
