import { useTranslation } from 'react-i18next';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure } from '#platform/web/display/figures/figure.tsx';

/** The last thirty days against the thirty before them. */
export function LastDaysFigure({ last, before }: { last: number | null; before: number }) {
  const { t } = useTranslation();
  return (
    <Figure>
      <Stat
        label={t('touchpoints:scans.last30')}
        value={last}
        unit="count"
        {...(before > 0 && { change: { reference: before, as: 'share' as const } })}
        detail={before > 0 ? t('touchpoints:scans.against') : t('touchpoints:scans.noneBefore')}
      />
    </Figure>
  );
}
