import { useTranslation } from 'react-i18next';
import type { PastImportDetail } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { Stat } from '#platform/web/charts/stat/stat.tsx';
import { Figure } from '#platform/web/display/figures/figure.tsx';
import { StatRow } from '#platform/web/display/figures/stat-row.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';

export function DoneFigures({ past }: { past: PastImportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { lines, created, updated, unchanged, refused, criteria } = past;
  const imported = lines - refused;
  const sum = (of: 'filled' | 'replaced') =>
    criteria.reduce((total, criterion) => total + criterion[of], 0);
  return (
    <StatRow>
      <Figure share={lines > 0 ? imported / lines : 0}>
        <Stat
          label={t('profile-hub:import.imported')}
          value={imported}
          unit="count"
          detail={t('profile-hub:import.ofLines', {
            count: lines,
            formatted: format.number(lines),
          })}
        />
      </Figure>
      <Figure>
        <Stat label={t('profile-hub:import.newContacts')} value={created} unit="count" />
      </Figure>
      <Figure>
        <Stat
          label={t('profile-hub:import.updatedContacts')}
          value={updated}
          unit="count"
          detail={t('profile-hub:import.filledReplaced', {
            filled: format.number(sum('filled')),
            replaced: format.number(sum('replaced')),
          })}
        />
      </Figure>
      <Figure>
        <Stat
          label={t('profile-hub:import.skippedLines')}
          value={refused}
          unit="count"
          detail={
            unchanged > 0 &&
            t('profile-hub:import.unchangedToo', {
              count: unchanged,
              formatted: format.number(unchanged),
            })
          }
        />
      </Figure>
    </StatRow>
  );
}
