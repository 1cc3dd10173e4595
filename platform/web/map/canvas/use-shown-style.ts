import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { LABEL_EXCLUSION } from '../base-map/base-map-labels.ts';

/** Applies style changes to a map that is already drawn. */
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
      // A tile that is laid out during a language change may keep its old labels, so the whole style is set again.
      diff: spoken === locale,
      transformStyle: (previous, next) => ({
        ...next,
        sources: { ...next.sources, ...(previous && kept(previous)) },
      }),
    });
  }, [map, style, locale]);
}

/** Keeps the reserved label-free areas when the base map's style changes. */
function kept({ sources }: StyleSpecification): StyleSpecification['sources'] {
  const room = sources[LABEL_EXCLUSION];
  return room ? { [LABEL_EXCLUSION]: room } : {};
}
