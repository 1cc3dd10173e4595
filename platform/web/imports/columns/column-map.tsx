import { IconArrowRight, IconChevronDown, IconLineDashed } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { chooseColumn, findHeaderUsingColumn, unmatchedHeaders } from './column-choice.ts';
import classes from './column-map.module.css';
import { CreatedValuesNote } from './created-values-note.tsx';
import { UnmatchedNote } from './unmatched-note.tsx';

/** No key of a column has a space. */
const NEW = 'new column';

/** Shows how each header of the file was matched and lets the user change it. */
export function ColumnMap({
  report,
  nameOf,
  onChange,
  onNew,
}: {
  report: Pick<ImportReport, 'columns' | 'known' | 'missing' | 'makes'>;
  nameOf: (column: string) => string;
  onChange: (columns: ImportReport['columns']) => void;
  /** For a column of the file that none of ours matches; absent where none can be made. */
  onNew?: ((position: number) => void) | undefined;
}) {
  const { columns, known, missing, makes } = report;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const mandatory = new Set(known.filter((each) => each.mandatory).map(({ key }) => key));
  const matched = columns.filter(({ column }) => column !== null).length;
  return (
    <>
      <header className={classes.head}>
        <h2 id={id}>{t('platform:import.columns')}</h2>
        <span className={classes.count}>
          {t('platform:import.matched', {
            matched: format.number(matched),
            total: format.number(columns.length),
          })}
        </span>
      </header>
      {missing.length > 0 && (
        <Note
          tone="bad"
          title={t('platform:import.missing', {
            count: missing.length,
            names: format.list(missing.map(nameOf)),
          })}
        >
          {t('platform:import.missingHow', { count: missing.length })}
        </Note>
      )}
      {makes.map((made) => (
        <CreatedValuesNote key={made.column} {...made} name={nameOf(made.column)} />
      ))}
      <ul className={classes.map} aria-labelledby={id}>
        {columns.map(({ header, column }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike; their place is who they are
          <li key={position} className={classes.row} data-left-out={column === null || undefined}>
            <span className={classes.header} title={header}>
              {header || t('platform:import.empty')}
            </span>
            <Icon
              of={column === null ? IconLineDashed : IconArrowRight}
              size={14}
              className={classes.arrow}
            />
            {/* A file may have hundreds of columns: the browser's own list is light, and a phone brings its own. */}
            <span className={classes.taken}>
              <span className={classes.pick}>
                <select
                  className={classes.select}
                  aria-label={t('platform:import.columnFor', { header })}
                  value={column ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    value === NEW
                      ? onNew?.(position)
                      : onChange(chooseColumn(columns, position, value || null))
                  }
                >
                  <option value="">{t('platform:import.notImported')}</option>
                  {onNew && column === null && (
                    <option value={NEW}>{t('platform:import.newColumn')}</option>
                  )}
                  {known.map(({ key }) => {
                    const taken = findHeaderUsingColumn(columns, position, key);
                    return (
                      <option key={key} value={key}>
                        {taken === undefined
                          ? nameOf(key)
                          : t('platform:import.takenBy', { name: nameOf(key), header: taken })}
                      </option>
                    );
                  })}
                </select>
                <Icon of={IconChevronDown} size={14} className={classes.chevron} />
              </span>
              {column !== null && mandatory.has(column) && (
                <span className={classes.mandatory}>{t('platform:import.mandatory')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <UnmatchedNote headers={unmatchedHeaders(columns)} />
    </>
  );
}
