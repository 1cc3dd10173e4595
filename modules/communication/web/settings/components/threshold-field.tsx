import '@mantine/core/styles/Slider.layer.css';
import { RangeSlider } from '@mantine/core';
import { getScoreHistogramCall } from '#modules/communication/contract/replies/settings-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import classes from './settings.module.css';

interface Thresholds {
  send: number;
  approve: number;
}

/**
 * Two thresholds below last month's scores. They separate manual replies, replies that wait for approval, and automatic
 * replies [REV-06].
 */
export function ThresholdField({
  value: { send, approve },
  onChange,
}: {
  value: Thresholds;
  onChange: (thresholds: Thresholds) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getScoreHistogramCall, { query: { brandId } });
  const steps = data?.steps ?? [];
  const most = Math.max(1, ...steps.map(({ replies }) => replies));
  const sumOf = (from: number, below: number) =>
    steps.reduce(
      (sum, step) => (step.from >= from && step.from < below ? sum + step.replies : sum),
      0,
    );
  const kindOf = (score: number) =>
    score >= send ? 'send' : score >= approve ? 'approve' : 'manual';
  const part = (kind: 'manual' | 'approve' | 'send', replies: number) => (
    <li data-kind={kind}>
      <b>{t(`communication:settings.threshold.${kind}`, { send, approve, below: send - 1 })}</b>{' '}
      {data &&
        data.total > 0 &&
        t('communication:settings.repliesLastMonth', {
          count: replies,
          formatted: number(replies),
        })}
    </li>
  );
  return (
    <div className={classes.thresholds}>
      <div className={classes.histogram} aria-hidden="true">
        {steps.map(({ from, replies }) => (
          <i
            key={from}
            data-kind={kindOf(from)}
            style={{ height: `${Math.max(2, (100 * replies) / most)}%` }}
          />
        ))}
      </div>
      <RangeSlider
        value={[approve, send]}
        onChange={([low, high]) => onChange({ approve: low, send: high })}
        min={0}
        max={100}
        minRange={0}
        step={1}
        color="dark"
        thumbFromLabel={t('communication:settings.approveFrom')}
        thumbToLabel={t('communication:settings.sendFrom')}
      />
      <ul className={classes.legend}>
        {part('manual', sumOf(0, approve))}
        {part('approve', sumOf(approve, send))}
        {part('send', sumOf(send, 101))}
      </ul>
    </div>
  );
}
