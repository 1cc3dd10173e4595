import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMapPinPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { ClientMap } from '#platform/web/map/client-map/client-map.tsx';
import type { AreaOutlines, MapMarker, MapTarget, MapView } from '#platform/web/map/map-data.ts';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import type { MapStage } from '#platform/web/map/map-stage.ts';
import { RetailerCard } from '../../details/retailer-card.tsx';
import type { ColouredAreas } from '../data/map-areas.ts';
import type { ChangeMapSearch, MapLevel, MapPlace, MapSearch } from '../data/map-search.ts';
import type { LegendTexts } from '../data/use-legend.ts';
import type { MapFigures } from '../data/use-map-figures.ts';
import { toMapSelection, toMarkerId, useOpeningMarks } from '../data/use-map-markers.ts';
import { findFigureBounds, levelForZoom, type MapViewAtRest } from '../data/use-map-view.ts';
import type { useOutlines } from '../data/use-outlines.ts';
import { useSelectedInView } from '../data/use-selected-in-view.ts';
import { LevelPlate } from './level-plate.tsx';
import classes from './map.module.css';

const NO_OUTLINES: AreaOutlines = { type: 'FeatureCollection', features: [] };
const NOTHING = () => {};
const CLOSER = 2;
export const OPENING_ZOOM = 8;
/** Below this width the panel is below the map. */
const NARROW = '(max-width: 63.99em)';
/** The legend is at the left, the level above, the buttons at the right, the attribution below. */
const BESIDE_PLATES = { top: 64, right: 64, bottom: 32, left: 240 };

/** The map with its areas, clusters and markers; the selection is stored in the URL [OPP-01, OPP-02]. */
export function MapBoard(given: {
  clientId: string;
  config: OpportunityConfig;
  search: MapSearch;
  change: ChangeMapSearch;
  figures: MapFigures;
  coloured: ColouredAreas;
  outlines: ReturnType<typeof useOutlines>;
  markers: readonly MapMarker[];
  legend: LegendTexts;
  view: MapViewAtRest | null;
  stage: MapStage | null;
  onStage: (stage: MapStage | null) => void;
}) {
  const { clientId, config, search, change, figures, coloured, outlines, markers } = given;
  const { legend, stage } = given;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const openings = useOpeningMarks(clientId, search, config);
  const [shownView, setShownView] = useState<MapView>(() =>
    search.place
      ? viewOf(search.place)
      : { bounds: findFigureBounds(figures.items), ...(!isNarrow && { within: BESIDE_PLATES }) },
  );
  usePlaceInAddress(given.view, search.place, change, setShownView);
  const { selection } = search;
  const selectedArea = selection?.kind === 'area' ? selection.id : undefined;
  const chosen = useMemo((): MapTarget | null => {
    if (search.card) return { kind: 'marker', id: search.card };
    if (!selection) return null;
    if (selection.kind === 'area') return { kind: 'area', id: selection.id };
    return { kind: 'marker', id: toMarkerId(selection) };
  }, [selection, search.card]);
  const chosenId = chosen?.id;
  const hasCard = search.card !== undefined;
  const onChoose = useCallback(
    (target: MapTarget | null) => {
      // A second click on a selected cluster opens it.
      const cluster = markers.find(({ id, cluster }) => cluster && id === target?.id);
      if (target?.kind === 'marker' && target.id === chosenId && cluster && stage)
        return stage.goTo(cluster.cluster?.middle ?? cluster.at, stage.zoom() + CLOSER);
      if (target?.id === chosenId) return;
      if (!target) return change(hasCard ? { card: undefined } : { selection: null });
      if (target.kind === 'area')
        return change({ card: undefined, selection: { kind: 'area', id: target.id } });
      const opening = openings.markers.find(({ id }) => id === target.id);
      if (opening) return stage?.goTo(opening.at, Math.max(stage.zoom(), OPENING_ZOOM));
      const next = toMapSelection(target.id);
      if (next.kind === 'retailer') change({ card: next.id });
      else change({ card: undefined, selection: next });
    },
    [change, chosenId, hasCard, markers, openings.markers, stage],
  );
  const marks = useMemo(() => [...markers, ...openings.markers], [markers, openings.markers]);
  const onTable = useCallback(() => change({ show: 'table' }), [change]);
  const layer = config.layers.find(({ level }) => level === figures.level);
  const areaStyle = useMemo(
    () =>
      layer && { opacity: layer.style.opacity / 100, borderWidth: layer.style.borderWidth * 1.25 },
    [layer],
  );
  // Outlines of another level stay only until its figures are replaced.
  const isOfLevel = outlines.shown?.level === figures.level;
  const outlined = useMemo(() => {
    const known = new Set(coloured.areas.map(({ id }) => id));
    if (selectedArea) known.add(selectedArea);
    const features = (outlines.shown?.outlines ?? NO_OUTLINES).features;
    // A country without demand and retailers stays part of the base map unless it is selected.
    return { ...NO_OUTLINES, features: features.filter(({ properties: { id } }) => known.has(id)) };
  }, [outlines.shown, coloured.areas, selectedArea]);
  const held = useRef({ outlines: NO_OUTLINES, areas: coloured.areas });
  if (isOfLevel) held.current = { outlines: outlined, areas: coloured.areas };
  useSelectedInView(clientId, {
    ...{ search, figures, markers, isNarrow, change },
    // The first figures use a guessed level.
    stage: levelInView(config, search, given.view) === figures.level ? stage : null,
    show: setShownView,
  });
  // On narrow screens the bottom sheet leaves no space for panels.
  const hasPlates = !isNarrow || !(selection || search.openings);
  return (
    <>
      {outlines.error !== null && (
        <div className={classes.failed}>
          <RegionError
            error={outlines.error}
            title={t('opportunity:map.outlinesFailed')}
            onRetry={outlines.retry}
          />
        </div>
      )}
      {held.current.outlines === NO_OUTLINES && outlines.error === null && (
        <p className={classes.drawing} role="status">
          {t('platform:map.loading')}
        </p>
      )}
      <ClientMap
        clientId={clientId}
        of="opportunity"
        label={t('opportunity:map.label', { measure: legend.title })}
        view={shownView}
        outlines={held.current.outlines}
        areas={held.current.areas}
        {...(areaStyle && { areaStyle })}
        attribution={(outlines.shown?.attributions ?? []).join(' · ')}
        markers={marks}
        rings={openings.rings}
        chosen={chosen}
        outlinedArea={selectedArea ?? null}
        card={
          search.card && (
            <div className={classes.card}>
              <RetailerCard
                clientId={clientId}
                id={search.card}
                choices={search.choices}
                onOpen={() =>
                  change({
                    card: undefined,
                    selection: { kind: 'retailer', id: search.card ?? '' },
                  })
                }
                onClose={() => change({ card: undefined })}
              />
            </div>
          )
        }
        onChoose={onChoose}
        onLocate={NOTHING}
        onTable={onTable}
        onStage={given.onStage}
        topLeft={
          hasPlates && (
            <LevelPlate
              clientId={clientId}
              layers={config.layers}
              level={figures.level}
              isHeld={search.level !== undefined}
              onHold={(isHeld) => change({ level: isHeld ? figures.level : undefined })}
            />
          )
        }
        topRight={
          !isPhone &&
          !search.openings && (
            <Button
              variant="subtle"
              className={classes.plateButton}
              leftSection={<Icon of={IconMapPinPlus} />}
              onClick={() => change({ openings: true, selection: null, card: undefined })}
            >
              {t('opportunity:map.openings')}
            </Button>
          )
        }
        legend={hasPlates && <MapLegend {...legend} />}
      />
    </>
  );
}

function levelInView(
  { layers }: Pick<OpportunityConfig, 'layers'>,
  { level }: MapSearch,
  view: MapViewAtRest | null,
): MapLevel | undefined {
  return level ?? (view ? levelForZoom(layers, view.place.zoom) : undefined);
}

function viewOf({ zoom, latitude, longitude }: MapPlace): MapView {
  return { centre: [longitude, latitude], zoom };
}

/** Stores the resting map view in the URL; going back moves the map. */
function usePlaceInAddress(
  view: MapViewAtRest | null,
  place: MapPlace | undefined,
  change: ChangeMapSearch,
  show: (view: MapView) => void,
): void {
  const known = useRef(place);
  const first = useRef(true);
  useEffect(() => {
    if (!view || isSame(view.place, known.current)) return;
    const isFirst = first.current;
    first.current = false;
    known.current = view.place;
    // The initial view comes from the map, not from the user, so it is not stored in the URL.
    if (!isFirst || place) change({ place: view.place }, 'replace');
  }, [view, place, change]);
  useEffect(() => {
    if (!place || isSame(place, known.current)) return;
    known.current = place;
    show(viewOf(place));
  }, [place, show]);
}

function isSame(a: MapPlace, b: MapPlace | undefined): boolean {
  return (
    b !== undefined &&
    Math.abs(a.zoom - b.zoom) < 0.01 &&
    Math.abs(a.latitude - b.latitude) < 0.0002 &&
    Math.abs(a.longitude - b.longitude) < 0.0002
  );
}
