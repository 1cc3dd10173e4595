import { Button } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MEASURES, type Measure, PER_INHABITANTS } from '#modules/opportunity/contract/measures.ts';
import { textWidth } from '#platform/web/charts/plot/text-width.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { fitRow } from '#platform/web/layout/fit-row.ts';
import { PHONE } from '#platform/web/layout/phone.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import type { MapSearch } from '../data/map-search.ts';
import type { ChangeMapSearch } from '../data/use-map-search.ts';
import { ErpComparison } from './erp-comparison.tsx';
import classes from './map.module.css';

export const MAP_PANEL = 'opportunity-areas';
const GAP = 20;
const FOLD = 84;
const GUTTERS = 72;
/** Factor for labels of 13 px medium; the known widths are for 12 px. */
const LARGER = 1.12;

/** What colours the areas, as tabs on the line; those without room fold. At its right end the ERP comparison [OPP-04]. */
export function MeasureLine({
  clientId,
  search,
  change,
}: {
  clientId: string;
  search: MapSearch;
  change: ChangeMapSearch;
}) {
  const { t } = useTranslation();
  const { ref: lineRef, width } = useElementSize();
  const { ref: endRef, width: endWidth } = useElementSize();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { measure } = search;
  const { shown, folded } = useMemo(() => {
    const label = (one: Measure) => t(`opportunity:map.measure.${one}`);
    const fitting =
      isPhone || width === 0
        ? MEASURES.length
        : fitRow({
            widths: MEASURES.map((one) => textWidth(label(one)) * LARGER),
            fold: FOLD,
            gap: GAP,
            room: width - endWidth - GUTTERS,
          });
    const first = MEASURES.slice(0, Math.max(1, fitting));
    // The chosen one is always a tab: it takes the last place.
    const visible = first.includes(measure) ? first : [...first.slice(0, -1), measure];
    return {
      shown: visible.map((id) => ({ id, label: label(id) })),
      folded: MEASURES.filter((one) => !visible.includes(one)).map((id) => ({
        id,
        label: label(id),
      })),
    };
  }, [t, measure, width, endWidth, isPhone]);
  const choose = (id: string) => {
    const next = id as Measure;
    change({
      measure: next,
      perInhabitants: search.perInhabitants && PER_INHABITANTS.includes(next),
    });
  };
  return (
    <div ref={lineRef} className={classes.line}>
      <TabBar
        label={t('opportunity:map.measures')}
        panelId={MAP_PANEL}
        pieces={shown}
        current={measure}
        onSelect={choose}
        after={
          folded.length > 0 && (
            <DropMenu
              position="bottom-end"
              rows={() => folded.map(({ id, label }) => ({ id, label, run: () => choose(id) }))}
              button={(props) => (
                <Button
                  {...props}
                  variant="subtle"
                  className={classes.more}
                  rightSection={<Icon of={IconChevronDown} size={14} />}
                >
                  {t('opportunity:map.more')}
                </Button>
              )}
            />
          )
        }
        end={
          <div ref={endRef} className={classes.erp}>
            <ErpComparison
              clientId={clientId}
              choices={search.choices}
              onChange={(choices) => change({ choices })}
            />
          </div>
        }
      />
    </div>
  );
}
