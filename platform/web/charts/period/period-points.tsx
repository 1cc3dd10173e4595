import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import styles from '../plot/chart-points.module.css';
import { ChartTip, type TipRow } from '../plot/chart-tip.tsx';
import { useRoving } from '../plot/use-roving.ts';
import type { PeriodTexts } from './period-chart.tsx';
import { type Period, spokenPeriod } from './period-data.ts';

/** Focusable points of the periods, and the tooltip of the current one. */
export function PeriodPoints({
  periods,
  rows,
  texts,
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
  texts: PeriodTexts;
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
        label={texts.values}
        height={height}
        onActive={onActive}
        points={periods.map((period, index) => ({
          key: period.key,
          label: spokenPeriod(texts.name(period), rows[index] ?? [], period.way),
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
          title={texts.name(chosen)}
          rows={rows[active] ?? []}
          foot={chosen.way?.words}
        />
      )}
    </>
  );
}

type ChartPoint = {
  key: string;
  label: string;
  left: number;
  width: number;
  /** Link to the counted records. */
  href?: string | undefined;
};

type ChartPointsProps = {
  label: string;
  points: ChartPoint[];
  height: number;
  onActive: (index: number | null) => void;
};

/** Focusable points for keyboard and touch; the newest comes first, Escape closes the tooltip. */
function ChartPoints({ label, points, height, onActive }: ChartPointsProps) {
  const roving = useRoving(points.length, points.length - 1);
  const touched = useRef<number | null>(null);
  // Touch has no hover: the first tap shows the tooltip, the second one follows the link.
  const mayFollow = (event: MouseEvent, index: number) => {
    const isFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isFinger && touched.current !== index) event.preventDefault();
    touched.current = index;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for input
    <div role="group" aria-label={label} onPointerLeave={() => onActive(null)}>
      {points.map(({ key, href, left, width, label: pointLabel }, index) => {
        const shared = {
          className: styles.point,
          ref: roving.ref(index),
          'aria-label': pointLabel,
          tabIndex: roving.tabIndex(index),
          style: { left, width, height },
          onPointerEnter: () => onActive(index),
          onFocus: () => {
            roving.stand(index);
            onActive(index);
          },
          onBlur: () => onActive(null),
          onKeyDown: (event: KeyboardEvent) =>
            event.key === 'Escape' ? onActive(null) : roving.walk(event, index),
        };
        return href === undefined ? (
          <button key={key} type="button" {...shared} onClick={() => onActive(index)} />
        ) : (
          <Link
            key={key}
            to={href}
            {...shared}
            onClick={(event) => {
              onActive(index);
              mayFollow(event, index);
            }}
          />
        );
      })}
    </div>
  );
}
