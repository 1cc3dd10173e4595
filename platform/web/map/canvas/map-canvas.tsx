import { Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
// A file of our own origin: MapLibre then makes no blob, and `worker-src 'self'` is enough.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { addGroundSigns } from '../ground/ground-signs.ts';
import { useGroundTrust } from '../ground/use-ground-trust.ts';
import { type GroundProps, MARGIN } from '../ground-props.ts';
import type { MapView } from '../map-data.ts';
import { useMapPalette } from '../palette/use-map-palette.ts';
import { canvasStage } from './canvas-stage.ts';
import styles from './map-canvas.module.css';
import { AREA_LAYER, areaFeatures, mapStyle, ringFeatures } from './map-style.ts';

setWorkerUrl(workerUrl);

const CLOSEST = 14;

export default function MapCanvas(props: GroundProps) {
  const {
    label,
    view,
    ground,
    outlines,
    areas,
    rings,
    chosenArea,
    onStage,
    onArea,
    onHover,
    onReady,
    onFail,
    onError,
  } = props;
  const [holder, setHolder] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const shown = useRef<{ view?: MapView; style?: StyleSpecification }>({});
  const palette = useMapPalette(holder);
  const { locale } = useLanguage();
  const features = useMemo(() => areaFeatures(outlines, areas), [outlines, areas]);
  const circles = useMemo(() => ringFeatures(rings), [rings]);
  const style = useMemo(
    () =>
      palette &&
      ground &&
      mapStyle({
        ground,
        origin: window.location.origin,
        locale,
        palette,
        areas: features,
        rings: circles,
        chosenArea,
      }),
    [palette, ground, locale, features, circles, chosenArea],
  );

  // The map is made once, with whatever is known then; what changes later reaches it by the effects below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!holder || !style) return;
    const made = makeMap(holder, style, view, label);
    if (!made) return onFail();
    shown.current = { view, style };
    made.once('idle', onReady);
    setMap(made);
    onStage(canvasStage(made, styles.overlay ?? ''));
    return () => {
      onStage(null);
      setMap(null);
      made.remove();
    };
  }, [holder, Boolean(style)]);

  useGroundTrust(map, ground, onError);

  useEffect(() => {
    if (map && palette) addGroundSigns(map, palette.quietWord, palette.land);
  }, [map, palette]);

  useEffect(() => {
    if (!map || !style || shown.current.style === style) return;
    shown.current.style = style;
    map.setStyle(style);
  }, [map, style]);

  useEffect(() => {
    if (!map || shown.current.view === view) return;
    shown.current.view = view;
    move(map, view);
  }, [map, view]);

  useEffect(() => {
    if (!map) return;
    const canvas = map.getCanvas();
    const areaAt = (point: { x: number; y: number }) => {
      const [found] = map.getLayer(AREA_LAYER)
        ? map.queryRenderedFeatures([point.x, point.y], { layers: [AREA_LAYER] })
        : [];
      return found ? String(found.properties.id) : null;
    };
    const listeners = [
      map.on('click', ({ point }) => onArea(areaAt(point))),
      map.on('mousemove', ({ point, originalEvent }) => {
        const id = originalEvent.target === canvas ? areaAt(point) : null;
        canvas.style.cursor = id ? 'pointer' : '';
        onHover(id === null ? null : { id, x: point.x, y: point.y });
      }),
      map.on('mouseout', () => onHover(null)),
      map.on('movestart', () => onHover(null)),
    ];
    return () => {
      for (const listener of listeners) listener.unsubscribe();
    };
  }, [map, onArea, onHover]);

  return <div ref={setHolder} className={styles.canvas} />;
}

function makeMap(
  container: HTMLElement,
  style: StyleSpecification,
  view: MapView,
  label: string,
): MapLibre | null {
  try {
    const map = new MapLibre({
      container,
      style,
      ...('bounds' in view
        ? { bounds: [...view.bounds], fitBoundsOptions: { padding: MARGIN } }
        : { center: [...view.centre], zoom: view.zoom }),
      maxZoom: CLOSEST,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      fadeDuration: 0,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    const canvas = map.getCanvas();
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', label);
    return map;
  } catch {
    return null;
  }
}

function move(map: MapLibre, view: MapView): void {
  if ('bounds' in view) map.fitBounds([...view.bounds], { padding: MARGIN });
  else map.easeTo({ center: [...view.centre], zoom: view.zoom });
}
