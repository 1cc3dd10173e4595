import { RangeSlider } from '@mantine/core';
import type { getScoreHistogramCall } from '#modules/communication/contract/replies/settings-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { thresholdParts } from '../data/threshold-parts.ts';
import classes from './threshold-field.module.css';
import '@mantine/core/styles/Slider.layer.css';

interface Thresholds {
  send: number;
  approve: number;
}

/**
 * Two thresholds as grips below last month's scores. They separate manual replies, replies that wait for approval, and
 * automatic replies [REV-06].
 */
export function ThresholdField({
  value,
  saved,
  histogram,
  onChange,
}: {
  value: Thresholds;
  saved: Thresholds;
  histogram: CallOutput<typeof getScoreHistogramCall> | undefined;
  onChange: (thresholds: Thresholds) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { send, approve } = value;
  const { bars, replies } = thresholdParts(histogram?.scores ?? [], value);
  const isChanged = [approve !== saved.approve, send !== saved.send];
  const hasReplies = histogram !== undefined && histogram.total > 0;
  const part = (kind: 'manual' | 'approve' | 'send') => (
    <li data-kind={kind}>
      <MarkedText
        text={t(`communication:settings.threshold.${kind}`, { send, approve, below: send - 1 })}
      />
      {hasReplies && `, ${number(replies[kind])}`}
    </li>
  );
  return (
    <div
      className={classes.thresholds}
      data-path="thresholds"
      style={{ '--approve': `${approve}%`, '--between': `${Math.max(0, send - approve)}%` }}
    >
      <div className={classes.bars} aria-hidden="true">
        {bars.map(({ from, kind, share }) => (
          <i key={from} data-kind={kind} style={{ height: `${Math.max(2, 100 * share)}%` }} />
        ))}
      </div>
      <RangeSlider
        classNames={{
          root: classes.slider,
          trackContainer: classes.trackContainer,
          track: classes.track,
          bar: classes.bar,
          thumb: classes.thumb,
        }}
        thumbProps={(at) => (isChanged[at] ? { className: `${classes.moved}` } : {})}
        size={2}
        thumbSize={16}
        value={[approve, send]}
        onChange={([low, high]) => onChange({ approve: low, send: high })}
        min={0}
        max={100}
        minRange={0}
        step={1}
        thumbFromLabel={t('communication:settings.approveFrom')}
        thumbToLabel={t('communication:settings.sendFrom')}
      />
      <ul className={classes.legend} aria-label={t('communication:settings.compare')}>
        {part('manual')}
        {approve < send && part('approve')}
        {part('send')}
      </ul>
    </div>
  );
}
