import { useMemo } from 'react';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LegendMark, LegendRule } from '#platform/web/map/map-legend.tsx';
import { type ColouredAreas, colourAreas } from './map-areas.ts';
import type { MapFigures } from './use-map-figures.ts';
import { useMeasureFormat } from './use-measure-format.ts';

export interface LegendTexts {
  title: string;
  rules: LegendRule[];
  marks: LegendMark[];
  note?: string;
}

/** Areas in the colours of the legend, and the legend with the number of areas per rule [OPP-02]. */
export function useLegend(given: {
  config: OpportunityConfig;
  currency: string;
  figures: MapFigures | undefined;
  withoutPosition: number;
  brand: string;
  isLight: boolean;
}): { coloured: ColouredAreas | undefined; legend: LegendTexts | undefined } {
  const { config, currency, figures, withoutPosition, brand, isLight } = given;
  const { t } = useTranslation();
  const format = useFormat();
  const text = useMeasureFormat(currency);
  const coloured = useMemo(() => {
    if (!figures) return undefined;
    const { items, measure, perInhabitants } = figures;
    const ranked = items.filter(({ rank }) => rank !== null).length;
    return colourAreas(items, configuredRules(config, figures), isLight, {
      value: ({ value }) => text.value(measure, value, perInhabitants),
      note: ({ share, rank }) =>
        [
          share !== null && t('opportunity:map.share', { share: format.percent(share, 1) }),
          rank !== null &&
            t('opportunity:map.rank', { rank: format.number(rank), of: format.number(ranked) }),
        ]
          .filter(Boolean)
          .join(', '),
      noColour: (reason) =>
        reason === 'no-rule' ? t('opportunity:map.noRule') : text.grey(reason),
    });
  }, [figures, config, isLight, text, t, format]);
  const legend = useMemo(() => {
    if (!figures || !coloured) return undefined;
    const { measure, perInhabitants, outside } = figures;
    const areas = (count: number) =>
      t('opportunity:map.areas', { count, formatted: format.number(count) });
    const { sells, prospect } = config.markers;
    const own = (colour: string | null) => (colour && isLight ? { colour } : {});
    const notes = [
      outside.intentions > 0 &&
        t('opportunity:map.outsideIntentions', {
          count: outside.intentions,
          formatted: format.number(outside.intentions),
        }),
      outside.retailers > 0 &&
        t('opportunity:map.outsideRetailers', {
          count: outside.retailers,
          formatted: format.number(outside.retailers),
        }),
      withoutPosition > 0 &&
        t('opportunity:map.withoutPosition', {
          count: withoutPosition,
          formatted: format.number(withoutPosition),
        }),
    ].filter((note) => note !== false);
    const name = t(`opportunity:map.measure.${measure}`);
    return {
      title: perInhabitants ? t('opportunity:map.perTitle', { measure: name }) : name,
      rules: [
        ...coloured.steps.map(({ rule, tone, colour, areas: count }) => ({
          tone,
          ...(colour && { colour }),
          label: text.rule(rule, measure, perInhabitants),
          count: areas(count),
        })),
        ...(coloured.grey > 0
          ? [
              {
                tone: 'none' as const,
                label: t('opportunity:map.noValue'),
                count: areas(coloured.grey),
              },
            ]
          : []),
      ],
      marks: [
        {
          sign: sells.shape,
          ...own(sells.colour),
          label: t('opportunity:map.sells', { brand }),
        },
        { sign: prospect.shape, ...own(prospect.colour), label: t('opportunity:map.doesNotYet') },
        { sign: 'cluster' as const, label: t('opportunity:map.clusterMark') },
      ],
      ...(notes.length > 0 && { note: notes.join(' ') }),
    };
  }, [figures, coloured, config.markers, withoutPosition, brand, isLight, text, t, format]);
  return { coloured, legend };
}

/** The configured legend rules of a level and a measure; undefined if the legend is computed. */
function configuredRules(
  { layers }: OpportunityConfig,
  { level, measure, perInhabitants }: Pick<MapFigures, 'level' | 'measure' | 'perInhabitants'>,
) {
  const rules = layers.find((layer) => layer.level === level)?.legends[measure];
  // Configured rules refer to absolute values, not to values per inhabitant.
  return rules && rules.length > 0 && !perInhabitants ? rules : undefined;
}
