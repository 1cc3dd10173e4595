import type { TFunction } from 'i18next';
import type { Map as MapLibre, MapOptions, StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { addBaseMapIcons } from '../base-map/base-map-icons.ts';
import { LABEL_EXCLUSION } from '../base-map/base-map-labels.ts';
import { useBaseMapFallback } from '../base-map/use-base-map-fallback.ts';
import type { BaseMapProps } from '../base-map-props.ts';
import type { MapView } from '../map-data.ts';
import type { Camera } from '../mercator.ts';
import { useMapPalette } from '../palette/use-map-palette.ts';
import { moveElementInto } from '../view/move-element-into.ts';
import { canvasStage, useAreaPointer } from './canvas-stage.ts';
import { makeMap, moveMap } from './make-map.ts';
import styles from './map-canvas.module.css';
import { areaFeatures, mapStyle, ringFeatures } from './map-style.ts';
import { useBaseMapDrawn } from './use-base-map-drawn.ts';
import { withoutLabels } from './without-labels.ts';

/**
 * How long to wait for the context: a reset driver returns it within this time; a context lost to another map does not
 * return.
 */
const PATIENCE = 1_000;

/** Maximum number of recreations. A page with more maps than WebGL contexts would otherwise recreate them endlessly. */
const TIMES_MADE = 3;

export default function MapCanvas(props: BaseMapProps) {
  const { t } = useTranslation();
  const { label, overlay, view, inPage, ground, outlines, areas, areaStyle, rings } = props;
  const { chosenArea } = props;
  const { onStage, onViewChange, onReady, onFail, onError } = props;
  const [holder, setHolder] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const [made, setMade] = useState(1);
  const shown = useRef<MapView>(view);
  const palette = useMapPalette(holder);
  const { locale } = useLanguage();
  const features = useMemo(() => areaFeatures(outlines, areas), [outlines, areas]);
  const circles = useMemo(() => ringFeatures(rings), [rings]);
  const isDrawn = useBaseMapDrawn(map, onReady);
  const whole = useMemo(
    () =>
      palette &&
      ground &&
      mapStyle({
        ground,
        origin: window.location.origin,
        locale,
        palette,
        areas: features,
        areaStyle,
        rings: circles,
        chosenArea,
      }),
    [palette, ground, locale, features, areaStyle, circles, chosenArea],
  );
  const style = useMemo(() => (whole && !isDrawn ? withoutLabels(whole) : whole), [whole, isDrawn]);

  // Creates the map once with the current values; effects below apply later changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!holder || !style) return;
    shown.current = view;
    const map = makeMap(holder, style, view, label, inPage ? pageGestures(t) : {});
    if (!map) return onFail();
    setMap(map);
    return () => {
      setMap(null);
      map.remove();
    };
  }, [holder, Boolean(style), made]);

  // Until then the tile images cover the canvas and receive the clicks, so users do not see it being drawn.
  useEffect(() => {
    if (!map || !isDrawn) return;
    moveElementInto(map.getCanvasContainer(), overlay);
    onStage(canvasStage(map, overlay));
    return () => onStage(null);
  }, [map, isDrawn, overlay, onStage]);

  useBaseMapFallback(map, ground, onError);

  useEffect(() => {
    if (!map || !palette) return;
    const add = () => addBaseMapIcons(map, palette);
    add();
    // Setting a new style removes its images.
    return map.on('style.load', add).unsubscribe;
  }, [map, palette]);

  useShownStyle(map, style, locale);

  useEffect(() => {
    if (!map || shown.current === view) return;
    shown.current = view;
    moveMap(map, view, { animate: isDrawn });
  }, [map, view, isDrawn]);

  useEffect(() => {
    if (!map || isDrawn) return;
    // Same events as the tile images, which the canvas replaces.
    return map.on('resize', () => moveMap(map, view, { animate: false })).unsubscribe;
  }, [map, view, isDrawn]);

  useAreaPointer(map, props);

  useLostContext(
    map,
    useCallback(
      (at) => {
        onViewChange(at);
        if (made < TIMES_MADE) setMade(made + 1);
        else onFail();
      },
      [made, onViewChange, onFail],
    ),
  );

  return <div ref={setHolder} className={styles.canvas} inert={!isDrawn} />;
}

/** For a map in a scrolling page: scrolling past it does not move it, and a hint explains the gestures. */
function pageGestures(t: TFunction): Pick<MapOptions, 'cooperativeGestures' | 'locale'> {
  return {
    cooperativeGestures: true,
    locale: {
      'CooperativeGesturesHandler.WindowsHelpText': t('platform:map.gestures.ctrl'),
      'CooperativeGesturesHandler.MacHelpText': t('platform:map.gestures.command'),
      'CooperativeGesturesHandler.MobileHelpText': t('platform:map.gestures.fingers'),
    },
  };
}

/** A browser allows about sixteen WebGL contexts and drops the oldest for a new one; such a map must be recreated. */
function useLostContext(map: MapLibre | null, onLost: (lookedAt: Camera) => void): void {
  useEffect(() => {
    if (!map) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const lost = map.on('webglcontextlost', () => {
      waiting = setTimeout(
        () => onLost({ centre: map.getCenter().toArray(), zoom: map.getZoom() }),
        PATIENCE,
      );
    });
    const back = map.on('webglcontextrestored', () => clearTimeout(waiting));
    return () => {
      clearTimeout(waiting);
      lost.unsubscribe();
      back.unsubscribe();
    };
  }, [map, onLost]);
}

/** Applies style changes to a map that is already drawn. */
function useShownStyle(
  map: MapLibre | null,
  style: StyleSpecification | null,
  locale: Locale,
): void {
  const shown = useRef<{ map?: MapLibre; style?: StyleSpecification; locale?: Locale }>({});
  useEffect(() => {
    if (!map || !style) return;
    const { map: before, style: drawn, locale: spoken } = shown.current;
    shown.current = { map, style, locale };
    // A new map already has the current style.
    if (before !== map || drawn === style) return;
    map.setStyle(style, {
      // A tile that is laid out during a language change may keep its old labels, so the whole style is set again.
      diff: spoken === locale,
      transformStyle: (previous, next) => ({
        ...next,
        sources: { ...next.sources, ...(previous && labelExclusionSource(previous)) },
      }),
    });
  }, [map, style, locale]);
}

/** Keeps the reserved label-free areas when the base map's style changes. */
function labelExclusionSource({ sources }: StyleSpecification): StyleSpecification['sources'] {
  const room = sources[LABEL_EXCLUSION];
  return room ? { [LABEL_EXCLUSION]: room } : {};
}
