import { VisuallyHidden } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type {
  ImportRepair,
  ImportReport,
  ReadingChoice,
} from '#platform/contract/imports/import-report.ts';
import { LoadingHairline } from '#platform/web/feedback/loading-states.tsx';
import { Note, RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useWidth } from '#platform/web/table/columns/column-widths.ts';
import { ChangeList } from '../change-list.tsx';
import { ColumnMap } from '../columns/column-map.tsx';
import { ReadingChoices } from '../columns/reading-choices.tsx';
import { useColumnNames } from '../columns/use-column-names.ts';
import { FaultList } from '../faults/fault-list.tsx';
import type { ImportScreenProps, ImportTexts } from '../import-screen-props.ts';
import { LeaveOutOffers, RepairOffers, UsedRepairs } from '../repairs/repair-offers.tsx';
import classes from './check-step.module.css';
import { FirstLines } from './first-lines.tsx';
import { ImportResult, importCounts, importReadiness } from './import-result.tsx';

const CARDS_BELOW = 480;

export interface CheckStepProps {
  report: ImportReport;
  texts: ImportTexts;
  /** The file is being checked again with other columns. */
  isChecking: boolean;
  /** Error of the repeated check. */
  failure: unknown;
  onColumns: (columns: ImportReport['columns']) => void;
  onRepairs: (repairs: ImportRepair[]) => void;
  onReading: (choice: ReadingChoice) => void;
  /** Called after a column was created for one of the file's headers. */
  onReport: (report: ImportReport) => void;
  newColumn?: ImportScreenProps['newColumn'];
  /** Button that downloads all invalid lines as a file. */
  wrongLines: ReactNode;
  /** Replaces the column choice for files exported from here: explains how to correct and return them. */
  way?: ReactNode;
}

/** Preview of an import before it runs: figures, columns and errors. */
export function CheckStep(given: CheckStepProps) {
  const { report, texts } = given;
  const { t } = useTranslation();
  const format = useFormat();
  const panelId = useId();
  const content = useRef<HTMLElement>(null);
  const room = useWidth(content);
  const isNarrow = room > 0 && room < CARDS_BELOW;
  const [chosenView, setChosenView] = useState<string | null>(null);
  /** The file's header for which a new column is created. */
  const [made, setMade] = useState<number | null>(null);
  const nameOf = useColumnNames(report.known) ?? ((key: string) => key);
  const count = report.faultCounts.reduce((sum, fault) => sum + fault.count, 0);
  const { recordOf } = texts;
  const faults = recordOf
    ? report.faults.map((fault) => ({ ...fault, record: recordOf(fault.record) }))
    : report.faults;
  const isChecked = report.missing.length === 0;
  const hasErrors = count > 0 || isChecked;
  // Hides the column choice: a file exported from here has all columns, unless the user removed one.
  const way = isChecked ? given.way : undefined;
  // Imports that report changes show these instead of the raw lines.
  const rest = report.changesCount > 0 ? 'changes' : 'lines';
  const view =
    hasErrors && (chosenView ?? (count > 0 ? 'errors' : rest)) === 'errors' ? 'errors' : rest;
  return (
    <div className={classes.check} aria-busy={given.isChecking}>
      <VisuallyHidden component="h2" tabIndex={-1}>
        {t('platform:import.result')}
      </VisuallyHidden>
      <ImportResult counts={importCounts(report)} texts={texts} isChecked={isChecked} />
      <div
        className={classes.split}
        data-old={given.isChecking || undefined}
        data-way={way !== undefined || undefined}
      >
        {given.isChecking && <LoadingHairline />}
        {way === undefined && (
          <aside className={classes.columns} aria-label={t('platform:import.columns')}>
            {report.reading && (
              <ReadingChoices reading={report.reading} onChange={given.onReading} />
            )}
            <ColumnMap
              report={report}
              nameOf={nameOf}
              onChange={given.onColumns}
              onNew={given.newColumn && setMade}
            />
            <UsedRepairs report={report} nameOf={nameOf} onForget={given.onRepairs} />
          </aside>
        )}
        <section ref={content} className={classes.content} aria-label={t('platform:import.views')}>
          {given.failure !== null && given.failure !== undefined && (
            <div className={classes.note}>
              <RegionError error={given.failure} title={t('platform:import.recheckFailed')} />
            </div>
          )}
          {importReadiness(report) === 'refused' && (
            <div className={classes.note}>
              <Note tone="bad" icon={IconHandStop} title={t('platform:import.refused')}>
                {t('platform:import.refusedWhy', {
                  count: report.wrong,
                  formatted: format.number(report.wrong),
                })}
              </Note>
            </div>
          )}
          <TabBar
            label={t('platform:import.views')}
            panelId={panelId}
            current={view}
            onSelect={setChosenView}
            pieces={[
              ...(hasErrors ? [{ id: 'errors', label: t('platform:import.errors'), count }] : []),
              rest === 'changes'
                ? { id: rest, label: t('platform:import.changes'), count: report.changesCount }
                : {
                    id: rest,
                    label: t('platform:import.firstLines', { count: report.firstLines.length }),
                  },
            ]}
            end={count > 0 && !isNarrow ? given.wrongLines : undefined}
          />
          {count > 0 && isNarrow && <div className={classes.file}>{given.wrongLines}</div>}
          <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${view}`}>
            {view === 'errors' && (
              <FaultList
                report={{ ...report, faults }}
                nameOf={nameOf}
                texts={texts}
                isNarrow={isNarrow}
                offers={
                  <>
                    {report.reading && (
                      <LeaveOutOffers
                        reading={report.reading}
                        nameOf={nameOf}
                        onChange={(leaveOut) => given.onReading({ leaveOut })}
                      />
                    )}
                    <RepairOffers report={report} nameOf={nameOf} onRepair={given.onRepairs} />
                  </>
                }
              />
            )}
            {view === 'changes' && (
              <ChangeList report={report} texts={texts} nameOf={nameOf} isNarrow={isNarrow} />
            )}
            {view === 'lines' && <FirstLines report={report} nameOf={nameOf} isNarrow={isNarrow} />}
          </div>
        </section>
        {way !== undefined && (
          <aside className={classes.columns} aria-label={t('platform:import.how')}>
            {way}
          </aside>
        )}
      </div>
      {made !== null &&
        given.newColumn?.({
          report,
          position: made,
          onMade: given.onReport,
          onClose: () => setMade(null),
        })}
    </div>
  );
}
