import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../faults/fault-list.module.css';
import type { ImportTexts } from '../import-texts.ts';
import { ChangeCards } from './change-cards.tsx';
import { ChangeTable } from './change-table.tsx';

/** What would be otherwise afterwards, each from what to what: a slip of a digit is seen here. */
export function ChangeList({
  report: { changes, changesCount },
  texts: { record, recordOf = asItIs, sayValue = asItIs },
  nameOf,
  isNarrow,
}: {
  report: Pick<ImportReport, 'changes' | 'changesCount'>;
  texts: Pick<ImportTexts, 'record' | 'recordOf' | 'sayValue'>;
  nameOf: (column: string) => string;
  isNarrow: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const wordsOf = (value: string) => (value === '' ? '' : sayValue(value));
  const shown = changes.map((change) => ({
    ...change,
    from: wordsOf(change.from),
    to: wordsOf(change.to),
    record: recordOf(change.record),
  }));
  const Changes = isNarrow ? ChangeCards : ChangeTable;
  return (
    <>
      {shown.length < changesCount && (
        <p className={classes.firstOnes}>
          {t('platform:import.notAllChanges', {
            shown: format.number(shown.length),
            total: format.number(changesCount),
          })}
        </p>
      )}
      <Changes changes={shown} nameOf={nameOf} record={record} />
    </>
  );
}

const asItIs = (cell: string) => cell;
