import type { ComponentType } from 'react';

/**
 * What a file `gallery/<name>.section.tsx` exports as `section`. The gallery draws the example twice,
 * in the light and in the dark theme, so it must bear standing on a page with itself.
 */
export interface GallerySection {
  Example: ComponentType;
}
