import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { KEPT_FREE } from '../ground/ground-words.ts';

/** Brings what has changed into a map that is drawn already. */
export function useShownStyle(
  map: MapLibre | null,
  style: StyleSpecification | null,
  locale: Locale,
): void {
  const shown = useRef<{ map?: MapLibre; style?: StyleSpecification; locale?: Locale }>({});
  useEffect(() => {
    if (!map || !style) return;
    const { map: before, style: drawn, locale: spoken } = shown.current;
    shown.current = { map, style, locale };
    // A map that was just made was made with it.
    if (before !== map || drawn === style) return;
    map.setStyle(style, {
      // A tile that is laid out while the language changes may keep its words: then all are laid out anew.
      diff: spoken === locale,
      transformStyle: (previous, next) => ({
        ...next,
        sources: { ...next.sources, ...(previous && kept(previous)) },
      }),
    });
  }, [map, style, locale]);
}

/** What stands on the ground holds its room there, whatever the ground looks like. */
function kept({ sources }: StyleSpecification): StyleSpecification['sources'] {
  const room = sources[KEPT_FREE];
  return room ? { [KEPT_FREE]: room } : {};
}
