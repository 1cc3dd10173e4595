import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { ImportTexts } from '../import-texts.ts';
import { FaultCards } from './fault-cards.tsx';
import classes from './fault-list.module.css';
import { ALL, type FaultSegment, faultSegments, faultsIn, OTHER } from './fault-segments.ts';
import { FaultTable } from './fault-table.tsx';

/** Every invalid cell with its error, filtered by the columns with the most errors. */
export function FaultList({
  report,
  nameOf,
  texts: { record, recordOf = asItIs, sayValue = asItIs },
  isNarrow,
}: {
  report: Pick<ImportReport, 'faults' | 'faultCounts'>;
  nameOf: (column: string) => string;
  texts: Pick<ImportTexts, 'record' | 'recordOf' | 'sayValue'>;
  isNarrow: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const segments = faultSegments(report.faultCounts);
  const [asked, setAsked] = useState(ALL);
  const segment = segments.find(({ id }) => id === asked) ?? segments[0];
  if (report.faultCounts.length === 0) {
    return (
      <div className={classes.none}>
        <h3>{t('platform:import.noErrors')}</h3>
        <p>{t('platform:import.noErrorsWhy')}</p>
      </div>
    );
  }
  const wordOf = ({ id, columns }: FaultSegment) => {
    if (id === ALL) return t('platform:import.all');
    return id === OTHER ? t('platform:import.other') : nameOf(columns?.[0] ?? '');
  };
  const shown = faultsIn(segment, report.faults).map(({ now, ...fault }) => ({
    ...fault,
    record: recordOf(fault.record),
    ...(now !== undefined && { now: now === '' ? '' : sayValue(now) }),
  }));
  const Faults = isNarrow ? FaultCards : FaultTable;
  return (
    <>
      <div className={classes.segments}>
        <SegmentedControl
          withItemsBorders={false}
          aria-label={t('platform:import.byColumn')}
          value={segment?.id ?? ALL}
          onChange={setAsked}
          data={segments.map((each) => ({
            value: each.id,
            label: `${wordOf(each)} ${format.number(each.count)}`,
          }))}
        />
      </div>
      {segment !== undefined && shown.length < segment.count && (
        <p className={classes.more}>
          {t('platform:import.notAllListed', {
            shown: format.number(shown.length),
            total: format.number(segment.count),
          })}
        </p>
      )}
      <Faults faults={shown} nameOf={nameOf} record={record} />
    </>
  );
}

const asItIs = (cell: string) => cell;
