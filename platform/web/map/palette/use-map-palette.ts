import { useLayoutEffect, useState } from 'react';
import { type MapPalette, readPalette } from './map-palette.ts';

export function useMapPalette(element: Element | null): MapPalette | null {
  return useThemed(element, readPalette);
}

/** A value that depends on an element's theme, which any ancestor may set and change. */
export function useThemed<Read>(
  element: Element | null,
  read: (from: Element) => Read,
): Read | null {
  const [known, setKnown] = useState<Read | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const look = () => {
      const now = read(element);
      setKnown((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    look();
    const themes = new MutationObserver(look);
    themes.observe(document.documentElement, {
      subtree: true,
      attributeFilter: ['data-mantine-color-scheme'],
    });
    return () => themes.disconnect();
  }, [element, read]);
  return known;
}

export type MapTheme = 'light' | 'dark';

/** Reads the nearest element with a scheme, because a page may show a part in the other theme. */
export function readMapTheme(element: Element): MapTheme {
  const schemeElement = element.closest('[data-mantine-color-scheme]');
  return schemeElement?.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';
}
