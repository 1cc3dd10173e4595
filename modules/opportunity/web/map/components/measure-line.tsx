import { Button } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { IconArrowsDiff, IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { MEASURES, type Measure, PER_INHABITANTS } from '#modules/opportunity/contract/measures.ts';
import { erpRanges } from '#modules/opportunity/contract/periods.ts';
import { textWidth } from '#platform/web/charts/plot/plot-frame.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { fitRow, PHONE } from '#platform/web/layout/screen-width.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { MAP_PANEL } from '../data/map-panel.ts';
import type { ChangeMapSearch, MapSearch } from '../data/map-search.ts';
import classes from './map.module.css';

const MARK = '\u2063';
const ErpPanel = onDemand(() => import('./erp-panel.tsx'));

const GAP = 20;
const FOLD = 84;
const GUTTERS = 72;
/** Factor for labels of 13 px medium; the known widths are for 12 px. */
const LARGER = 1.12;

/**
 * Tabs for the measure that colours the areas; those without space are folded. At the right end the ERP comparison [OPP-04].
 */
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
    // The selected measure is always a visible tab; it takes the last position.
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

/** Comparison period of sales, as a sentence that opens a panel [OPP-04]. */
function ErpComparison({
  clientId,
  choices,
  onChange,
}: {
  clientId: string;
  choices: MapChoices;
  onChange: (choices: MapChoices) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isShort = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const width = isPhone ? 'phone' : isShort ? 'middle' : 'wide';
  const [isOpen, setOpen] = useState(false);
  const { isWanted, drop, buttonProps } = useDropdown({
    popup: 'dialog',
    isOpen,
    fetch: ErpPanel.fetch,
    onToggle: () => setOpen(!isOpen),
  });
  const { range, against } = erpRanges(
    { ...choices, period: choices.erpPeriod, from: choices.erpFrom, to: choices.erpTo },
    today,
  );
  const compared = format.shortYearPeriod(range.from, range.to);
  const base = format.shortYearPeriod(against.from, against.to);
  // Both periods are bold, in the order of the language.
  const [before, between, after] = t('opportunity:map.erp.sentence', {
    compared: MARK,
    base: MARK,
  }).split(MARK);
  return (
    <>
      <button
        type="button"
        className={classes.erpButton}
        {...buttonProps}
        {...(width !== 'wide' && {
          'aria-label': t('opportunity:map.erp.sentence', { compared, base }),
        })}
      >
        <Icon of={IconArrowsDiff} />
        {width === 'wide' ? (
          <span>
            {before}
            <b>{compared}</b>
            {between}
            <b>{base}</b>
            {after}
          </span>
        ) : (
          width === 'middle' && t('opportunity:map.erp.title')
        )}
        <Icon of={IconChevronDown} size={14} />
      </button>
      {isWanted && (
        <ErpPanel
          drop={drop}
          clientId={clientId}
          choices={choices}
          onClose={() => setOpen(false)}
          onCompare={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </>
  );
}
