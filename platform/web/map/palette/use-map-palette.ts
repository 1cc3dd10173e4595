import { useEffect, useState } from 'react';
import { type MapPalette, readPalette } from './map-palette.ts';

/** The theme may stand on any element around the map, and may change while the map is open. */
export function useMapPalette(element: Element | null): MapPalette | null {
  const [palette, setPalette] = useState<MapPalette | null>(null);
  useEffect(() => {
    if (!element) return;
    const read = () => {
      const now = readPalette(element);
      setPalette((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now));
    };
    read();
    const themes = new MutationObserver(read);
    themes.observe(document.documentElement, {
      subtree: true,
      attributeFilter: ['data-mantine-color-scheme'],
    });
    return () => themes.disconnect();
  }, [element]);
  return palette;
}
