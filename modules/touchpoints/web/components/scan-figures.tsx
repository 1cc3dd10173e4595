import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure } from '#platform/web/display/figures/dashboard.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** The last thirty days against thirty earlier ones. */
export function LastDaysFigure({
  last,
  before,
  range,
}: {
  last: number | null;
  before: number;
  /** The earlier days. */
  range: { from: string; to: string } | undefined;
}) {
  const { t } = useTranslation();
  const { period } = useFormat();
  return (
    <Figure>
      <Stat
        label={t('touchpoints:scans.last30')}
        value={last}
        unit="count"
        {...(before > 0 && { change: { reference: before, as: 'share' as const } })}
        detail={
          range &&
          t(before > 0 ? 'touchpoints:scans.against' : 'touchpoints:scans.noneBefore', {
            range: period(range.from, range.to),
          })
        }
      />
    </Figure>
  );
}

/** Scans divided by printed pieces, drawn as part of the line below. */
export function ScanRateFigure({
  scanRate,
  quantity,
  withoutQuantity,
}: {
  scanRate: number | null;
  quantity: number | null;
  /** Text if the printed quantity is unknown. */
  withoutQuantity: string;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Figure share={scanRate ?? undefined}>
      <Stat
        label={t('touchpoints:scans.rate')}
        value={scanRate}
        unit="share"
        detail={
          quantity === null
            ? withoutQuantity
            : t('touchpoints:scans.ofPieces', { count: quantity, formatted: number(quantity) })
        }
      />
    </Figure>
  );
}
