import {
  IconAlertTriangle,
  IconArrowRight,
  IconChevronDown,
  IconLineDashed,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Trans } from 'react-i18next';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './column-map.module.css';

const NAMED = 5;

/** A value that cannot be a column key, because keys contain no space. */
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
  /** Called to create a column for an unmatched header; absent if the import has no such option. */
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
            {/* Native selects, because a file may have hundreds of columns and phones have their own picker. */}
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

type Columns = ImportReport['columns'];

/** Assigns a header of the file to a column; the header assigned before is left out. */
export function chooseColumn(columns: Columns, position: number, column: string | null): Columns {
  return columns.map((each, index) => {
    if (index === position) return { ...each, column };
    return column !== null && each.column === column ? { ...each, column: null } : each;
  });
}

/** The header of the file that another position has assigned to this column. */
export function findHeaderUsingColumn(
  columns: Columns,
  position: number,
  column: string,
): string | undefined {
  return columns.find((each, index) => index !== position && each.column === column)?.header;
}

/** Headers of the file that are not used; empty headers are ignored. */
export function unmatchedHeaders(columns: Columns): string[] {
  return columns
    .filter(({ column, header, isReason }) => column === null && header !== '' && !isReason)
    .map(({ header }) => header);
}

/** Lists unused headers of the file; only the first if there are many. */
function UnmatchedNote({ headers }: { headers: readonly string[] }) {
  const format = useFormat();
  const more = headers.length - NAMED;
  if (headers.length === 0) return null;
  return (
    <Note tone="due" icon={IconAlertTriangle}>
      {more > 0 ? (
        <Trans
          i18nKey="platform:import.unmatchedMore"
          count={more}
          values={{ headers: headers.slice(0, NAMED).join(', ') }}
          components={{ b: <b /> }}
        />
      ) : (
        <Trans
          i18nKey="platform:import.unmatched"
          count={headers.length}
          values={{ headers: format.list([...headers]) }}
          components={{ b: <b /> }}
        />
      )}
    </Note>
  );
}

/** Values that the import creates because they do not exist yet; only the first are listed by name. */
function CreatedValuesNote({
  name,
  count,
  names,
}: {
  /** Display name of the column. */
  name: string;
  count: number;
  names: readonly string[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const more = count - names.length;
  return (
    <Note
      tone="due"
      title={t('platform:import.makes', { count, formatted: format.number(count), name })}
    >
      {more > 0
        ? t('platform:import.makesSome', {
            count: more,
            formatted: format.number(more),
            names: names.join(', '),
          })
        : format.list([...names])}
    </Note>
  );
}
