import { Button } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { ImportRepair } from '#platform/contract/imports/import-repair.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './repairs.module.css';
import { useChoiceNames } from './use-choice-names.ts';

type Repeated = ImportReport['repeated'][number];

/** A mistake that repeats is offered as one repair; the next file is read so too. */
export function RepairOffers({
  report,
  nameOf,
  onRepair,
}: {
  report: Pick<ImportReport, 'repeated' | 'known'>;
  nameOf: (column: string) => string;
  onRepair: (repairs: ImportRepair[]) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const choicesOf = useChoiceNames(report.known);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const offered = report.repeated.filter((one) => !kept.has(keyOf(one)));
  const meant = (one: Repeated) => chosen[keyOf(one)] ?? one.likely ?? '';
  const repairs = offered.flatMap((one) =>
    meant(one) === '' ? [] : [{ column: one.column, from: one.value, to: meant(one) }],
  );
  if (offered.length === 0) return null;
  return (
    <section className={classes.offers} aria-label={t('platform:import.repairs')}>
      <ul>
        {offered.map((one) => (
          <li key={keyOf(one)} className={classes.offer}>
            <span className={classes.words}>
              <Trans
                i18nKey="platform:import.repeated"
                count={one.count}
                values={{
                  formatted: format.number(one.count),
                  value: one.value,
                  name: nameOf(one.column),
                }}
                components={{ b: <b /> }}
              />
            </span>
            <select
              className={classes.select}
              aria-label={t('platform:import.readAs', { value: one.value })}
              value={meant(one)}
              onChange={({ currentTarget }) =>
                setChosen({ ...chosen, [keyOf(one)]: currentTarget.value })
              }
            >
              <option value="">{t('platform:import.readAsWhat')}</option>
              {choicesOf(one.column).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setKept(new Set(offered.map(keyOf)))}>
          {t('platform:import.keepErrors')}
        </Button>
        <Button variant="default" disabled={repairs.length === 0} onClick={() => onRepair(repairs)}>
          {t('platform:import.readSo')}
        </Button>
      </div>
    </section>
  );
}

function keyOf({ column, value }: Repeated): string {
  return `${column} ${value}`;
}
