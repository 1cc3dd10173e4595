import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import type { MapView } from '#platform/web/map/map-data.ts';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { ClientMap } from '#platform/web/map/own/client-map.tsx';
import { useNames } from '#platform/web/module/use-names.ts';
import classes from './configuration.module.css';
import { lastZoomOf } from './data/configuration-draft.ts';
import { useEditing } from './data/editing-context.tsx';
import { LEVEL_NAMES } from './data/places.ts';
import { useLiveAreas } from './data/use-live-areas.ts';
import { useLiveOutlines } from './data/use-live-outlines.ts';
import { useRuleTexts } from './data/use-rule-texts.ts';
import { LIVE_ZOOMS, useShownLevelContext } from './data/use-shown-level.ts';

/** Where the map opens before figures are there: Europe. */
const CENTRE = [4.5, 47.5] as const;

/** The map with what is not saved yet [OPP-08]. */
export default function LiveMap({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { draft } = useEditing();
  const { measure, zoom, setZoom } = useShownLevelContext();
  const levels = useNames(LEVEL_NAMES);
  const { level, items, areas, rules, tones, colours, counts, failure } = useLiveAreas(clientId);
  const { measures, ruleText } = useRuleTexts();
  const centre = useMemo(() => centreOf(items) ?? CENTRE, [items]);
  const view = useMemo((): MapView => ({ centre, zoom }), [centre, zoom]);
  const outlines = useLiveOutlines(clientId, { level, centre, zoom });
  const layer = draft.layers.find((one) => one.level === level);
  const last = lastZoomOf(draft, level);
  const zooms = [...new Set([...LIVE_ZOOMS, zoom])].sort((a, b) => a - b);
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
      <div className={classes.map}>
        {failure ? (
          <RegionError error={failure.error} onRetry={() => void failure.retry()} />
        ) : (
          <ClientMap
            clientId={clientId}
            of="opportunity"
            label={t('opportunity:configuration.liveMap')}
            view={view}
            outlines={outlines}
            areas={areas}
            topLeft={
              <span>
                <b>{levels[level as 1]}</b>{' '}
                <span className={classes.note}>
                  {last === null
                    ? t('opportunity:configuration.levelFrom', { level, from: layer?.fromZoom })
                    : t('opportunity:configuration.levelFromTo', {
                        level,
                        from: layer?.fromZoom,
                        to: last,
                      })}
                </span>
              </span>
            }
            legend={
              <MapLegend
                title={measures[measure]}
                rules={rules.map((rule, index) => ({
                  tone: tones[index] ?? 0,
                  ...(colours[index] && { colour: colours[index] }),
                  label: ruleText(measure, rule),
                  count: t('opportunity:configuration.areas', { count: counts[index] ?? 0 }),
                }))}
              />
            }
          />
        )}
      </div>
    </div>
  );
}

/** The middle of the demand. */
function centreOf(
  items: readonly { longitude: number; latitude: number; intentions: number }[],
): readonly [number, number] | null {
  const total = items.reduce((sum, { intentions }) => sum + intentions, 0);
  if (total === 0) return null;
  const mean = (of: 'longitude' | 'latitude') =>
    items.reduce((sum, item) => sum + item[of] * item.intentions, 0) / total;
  return [mean('longitude'), mean('latitude')];
}
