import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { AreaFigures } from '#modules/opportunity/contract/area-figures.ts';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ClientMap } from '#platform/web/map/client-map/client-map.tsx';
import type { AreaOutlines, LngLat, MapView } from '#platform/web/map/map-data.ts';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import type { MapStage } from '#platform/web/map/map-stage.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { nextZoom, useMapView } from '../map/data/use-map-view.ts';
import { useOutlines } from '../map/data/use-outlines.ts';
import { LEVEL_NAMES, useRuleTexts } from './data/configuration-labels.ts';
import { useEditing } from './data/editing-context.tsx';
import { LIVE_ZOOMS, usePreviewAreas, useShownLevelContext } from './data/use-preview-areas.ts';
import classes from './map-preview.module.css';

const EUROPE: LngLat = [4.5, 47.5];
const NO_OUTLINES: AreaOutlines = { type: 'FeatureCollection', features: [] };

/** The map with the unsaved configuration [OPP-08]. */
export default function MapPreview({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { base, draft } = useEditing();
  const { measure, zoom, setZoom } = useShownLevelContext();
  const levels = useNames(LEVEL_NAMES);
  const { level, items, areas, steps, grey, isKnown, isComputing, preparedShare, failure } =
    usePreviewAreas(clientId);
  const { percent } = useFormat();
  const { measures, ruleText } = useRuleTexts();
  const [stage, setStage] = useState<MapStage | null>(null);
  const layer = draft.layers.find((one) => one.level === level);
  const saved = base.config.layers.find((one) => one.level === level);
  const isOtherLayer = saved?.ownLayerId !== layer?.ownLayerId;
  const preview = isOtherLayer ? (layer?.ownLayerId ?? 'embedded') : undefined;
  const outlines = useOutlines(clientId, level, useMapView(stage), preview);
  const hasFigures = items.length > 0;
  // The centre of demand is used once; afterwards only the zoom changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when other figures come
  const centre = useMemo(() => centreOf(items), [hasFigures]);
  const view = useMemo((): MapView => ({ centre, zoom }), [centre, zoom]);
  const areaStyle = useMemo(
    () =>
      layer && {
        opacity: (layer.style.opacity || 100) / 100,
        borderWidth: (layer.style.borderWidth ?? 1) * 1.25,
      },
    [layer],
  );
  const next = nextZoom(draft.layers, level);
  const zooms = [...new Set<number>([...LIVE_ZOOMS, zoom])].sort((a, b) => a - b);
  const failed = failure ?? (outlines.error && { error: outlines.error, retry: outlines.retry });
  const isDrawn = outlines.shown?.level === level;
  const outlined = useMemo(() => {
    const all = outlines.shown?.outlines ?? NO_OUTLINES;
    // As on the map, a country without demand and retailers stays part of the base map.
    if (isOtherLayer || areas.length === 0) return all;
    const known = new Set(areas.map(({ id }) => id));
    return { ...all, features: all.features.filter(({ properties: { id } }) => known.has(id)) };
  }, [outlines.shown, areas, isOtherLayer]);
  return (
    <div className={classes.live}>
      <div className={classes.liveHead}>
        <h2>{t('opportunity:configuration.liveMap')}</h2>
        <span className={classes.note}>{t('opportunity:configuration.unsaved')}</span>
        <span id="live-zoom" className={classes.zoomLabel}>
          {t('opportunity:configuration.zoom')}
        </span>
        <SegmentedControl
          size="xs"
          aria-labelledby="live-zoom"
          value={String(zoom)}
          onChange={(value) => setZoom(Number(value))}
          data={zooms.map(String)}
        />
      </div>
      {isOtherLayer && (
        <p className={classes.note}>{t('opportunity:configuration.layerAfterSave')}</p>
      )}
      {isComputing && !isOtherLayer && (
        <p className={classes.note} role="status">
          {t('opportunity:map.computing')}
        </p>
      )}
      {preparedShare !== undefined && (
        <p className={classes.note} role="status">
          {t('opportunity:map.backfill', { share: percent(preparedShare) })}
        </p>
      )}
      {!failed && !isDrawn && (
        <p className={classes.note} role="status">
          {t('platform:map.loading')}
        </p>
      )}
      {failed && <RegionError error={failed.error} onRetry={failed.retry} />}
      <div className={classes.map}>
        <ClientMap
          clientId={clientId}
          of="opportunity"
          label={t('opportunity:configuration.liveMap')}
          view={view}
          outlines={isDrawn ? outlined : NO_OUTLINES}
          areas={areas}
          {...(areaStyle && { areaStyle })}
          attribution={(outlines.shown?.attributions ?? []).join(' · ')}
          onStage={setStage}
          topLeft={
            <span>
              <b>{levels[level]}</b>{' '}
              <span className={classes.note}>
                {next === undefined
                  ? t('opportunity:configuration.levelFrom', { level, from: layer?.fromZoom })
                  : t('opportunity:configuration.levelFromTo', {
                      level,
                      from: layer?.fromZoom,
                      to: next - 1,
                    })}
              </span>
            </span>
          }
          legend={
            <MapLegend
              title={measures[measure]}
              rules={[
                ...steps.map(({ rule, tone, colour, areas: count }) => ({
                  tone,
                  ...(colour && { colour }),
                  label: ruleText(measure, rule),
                  ...(isKnown && { count: t('opportunity:configuration.areas', { count }) }),
                })),
                ...(isKnown && grey > 0
                  ? [
                      {
                        tone: 'none' as const,
                        label: t('opportunity:map.noValue'),
                        count: t('opportunity:configuration.areas', { count: grey }),
                      },
                    ]
                  : []),
              ]}
            />
          }
        />
      </div>
    </div>
  );
}

/** Weighted centre of demand and retailers; without any, the centre of Europe. */
function centreOf(items: readonly AreaFigures[]): LngLat {
  const weightOf = (item: AreaFigures) => item.intentions + item.retailers;
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  if (total === 0) return EUROPE;
  const mean = (axis: 'longitude' | 'latitude') =>
    items.reduce((sum, item) => sum + item[axis] * weightOf(item), 0) / total;
  return [mean('longitude'), mean('latitude')];
}
