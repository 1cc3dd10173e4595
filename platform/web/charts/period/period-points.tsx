import { ChartPoints } from '../plot/chart-points.tsx';
import { ChartTip, type TipRow } from '../plot/chart-tip.tsx';
import type { Period } from './period-data.ts';
import { spokenPeriod } from './period-rows.ts';
import type { PeriodTexts } from './use-period-texts.ts';

/** The periods to be walked over, and the note beside the one that is pointed at. */
export function PeriodPoints({
  periods,
  rows,
  words,
  width,
  height,
  step,
  centre,
  active,
  onActive,
  tipTop,
}: {
  periods: readonly Period[];
  /** The rows in the tooltip of each period. */
  rows: readonly TipRow[][];
  words: PeriodTexts;
  width: number;
  height: number;
  step: number;
  centre: (index: number) => number;
  active: number | null;
  onActive: (index: number | null) => void;
  tipTop: (index: number) => number;
}) {
  const chosen = active === null ? undefined : periods[active];
  return (
    <>
      <ChartPoints
        label={words.values}
        height={height}
        onActive={onActive}
        points={periods.map((period, index) => ({
          key: period.key,
          label: spokenPeriod(words.name(period), rows[index] ?? [], period.way),
          href: period.way?.href,
          left: centre(index) - step / 2,
          width: step,
        }))}
      />
      {chosen && active !== null && (
        <ChartTip
          x={centre(active)}
          top={tipTop(active)}
          width={width}
          title={words.name(chosen)}
          rows={rows[active] ?? []}
          foot={chosen.way?.words}
        />
      )}
    </>
  );
}
