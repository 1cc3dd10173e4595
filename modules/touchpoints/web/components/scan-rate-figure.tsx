import { useTranslation } from 'react-i18next';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure } from '#platform/web/display/figures/figure.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';

/** Scans over printed pieces, drawn as a piece of the line below. */
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
