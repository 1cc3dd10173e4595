import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from './icon.tsx';

export type LedgerView = 'chart' | 'table';

export function ChartOrTable({
  title,
  view,
  onChange,
  isNarrow,
}: {
  title: string;
  view: LedgerView;
  onChange: (view: LedgerView) => void;
  isNarrow: boolean;
}) {
  const { t } = useTranslation();
  if (isNarrow) {
    const isChart = view === 'chart';
    return (
      <ActionIcon
        onClick={() => onChange(isChart ? 'table' : 'chart')}
        aria-label={
          isChart
            ? t('platform:ledger.showAsTable', { title })
            : t('platform:ledger.showAsChart', { title })
        }
      >
        <Icon of={isChart ? IconTable : IconChartBar} />
      </ActionIcon>
    );
  }
  return (
    <SegmentedControl
      value={view}
      onChange={onChange}
      aria-label={t('platform:ledger.view', { title })}
      data={[
        { value: 'chart', label: t('platform:ledger.chart') },
        { value: 'table', label: t('platform:ledger.table') },
      ]}
    />
  );
}
