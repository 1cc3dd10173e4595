import type { Map as MapLibre } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { addBaseMapIcons } from '../base-map/add-base-map-icons.ts';
import { useBaseMapFallback } from '../base-map/use-base-map-fallback.ts';
import type { BaseMapProps } from '../base-map-props.ts';
import type { MapView } from '../map-data.ts';
import { useMapPalette } from '../palette/use-map-palette.ts';
import { moveElementInto } from '../view/move-element-into.ts';
import { canvasStage } from './canvas-stage.ts';
import { makeMap, moveMap } from './make-map.ts';
import styles from './map-canvas.module.css';
import { areaFeatures, mapStyle, ringFeatures } from './map-style.ts';
import { pageGestures } from './page-gestures.ts';
import { useAreaPointer } from './use-area-pointer.ts';
import { useBaseMapDrawn } from './use-base-map-drawn.ts';
import { useLostContext } from './use-lost-context.ts';
import { useShownStyle } from './use-shown-style.ts';
import { withoutLabels } from './without-labels.ts';

/** Where a page has more maps than the browser has WebGL contexts, recreating them would never end. */
const TIMES_MADE = 3;

export default function MapCanvas(props: BaseMapProps) {
  const { t } = useTranslation();
  const { label, overlay, view, inPage, ground, outlines, areas, areaStyle, rings } = props;
  const { chosenArea } = props;
  const { onStage, onLook, onReady, onFail, onError } = props;
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

  // The map is made once, with whatever is known then; what changes later reaches it by the effects below.
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
    const add = () => addBaseMapIcons(map, palette.quietWord, palette.land);
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
    // As the pictures do, which it is to take the place of.
    return map.on('resize', () => moveMap(map, view, { animate: false })).unsubscribe;
  }, [map, view, isDrawn]);

  useAreaPointer(map, props);

  useLostContext(
    map,
    useCallback(
      (at) => {
        onLook(at);
        if (made < TIMES_MADE) setMade(made + 1);
        else onFail();
      },
      [made, onLook, onFail],
    ),
  );

  return <div ref={setHolder} className={styles.canvas} inert={!isDrawn} />;
}
