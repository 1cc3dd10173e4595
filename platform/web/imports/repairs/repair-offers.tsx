import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Trans } from 'react-i18next';
import type {
  ImportReading,
  ImportRepair,
  ImportReport,
} from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import classes from './repairs.module.css';

type Repeated = ImportReport['repeated'][number];

/** Offers to repair a repeated mistake everywhere at once; the mapping also applies to later files. */
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
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const offered = report.repeated.filter((one) => !dismissed.has(keyOf(one)));
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
        <Button variant="default" onClick={() => setDismissed(new Set(offered.map(keyOf)))}>
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

/** An invalid value of an optional column can be left out, so that its line is imported without it. */
export function LeaveOutOffers({
  reading: { leaveOut, canLeaveOut },
  nameOf,
  onChange,
}: {
  reading: ImportReading;
  nameOf: (column: string) => string;
  onChange: (leaveOut: string[]) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const chosen = leaveOut.map(({ column }) => column);
  if (leaveOut.length + canLeaveOut.length === 0) return null;
  return (
    <section className={classes.offers} aria-label={t('platform:import.leaveOutAct')}>
      <ul>
        {canLeaveOut.map(({ column, count }) => (
          <li key={column} className={classes.offer}>
            <span className={classes.words}>
              <Trans
                i18nKey="platform:import.leaveOut"
                count={count}
                values={{ formatted: format.number(count), name: nameOf(column) }}
                components={{ b: <b /> }}
              />
            </span>
            <Button variant="default" onClick={() => onChange([...chosen, column])}>
              {t('platform:import.leaveOutAct')}
            </Button>
          </li>
        ))}
        {leaveOut.map(({ column, count }) => (
          <li key={column} className={classes.offer}>
            <span className={classes.words}>
              {t('platform:import.leftOut', {
                name: nameOf(column),
                formatted: format.number(count),
              })}
            </span>
            <Button
              variant="default"
              onClick={() => onChange(chosen.filter((one) => one !== column))}
            >
              {t('platform:import.leftOutBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Repairs that were applied to this file; each can be forgotten. */
export function UsedRepairs({
  report: { repairs, known },
  nameOf,
  onForget,
}: {
  report: Pick<ImportReport, 'repairs' | 'known'>;
  nameOf: (column: string) => string;
  onForget: (repairs: ImportRepair[]) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const choicesOf = useChoiceNames(known);
  if (repairs.length === 0) return null;
  return (
    <section className={classes.used} aria-label={t('platform:import.repairs')}>
      <h3>{t('platform:import.repairs')}</h3>
      <ul>
        {repairs.map(({ column, from, to, count }) => {
          const meant = choicesOf(column).find(({ value }) => value === to)?.label ?? to;
          return (
            <li key={`${column} ${from}`} className={classes.usedOne}>
              <span>
                {t('platform:import.repaired', {
                  count,
                  formatted: format.number(count),
                  from,
                  to: meant,
                  name: nameOf(column),
                })}
              </span>
              <ActionIcon
                variant="subtle"
                aria-label={t('platform:import.forgetRepair', { from })}
                onClick={() => onForget([{ column, from, to: null }])}
              >
                <Icon of={IconX} size={14} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** Possible cell values of a column in the user's language; empty until the texts are loaded. */
function useChoiceNames(known: ImportReport['known']): (column: string) => Choice[] {
  const choices = known.flatMap(({ choices: some = [] }) => some);
  const textOf = useReferencedTexts(
    choices.flatMap(({ label }) => ('text' in label ? [{ key: label.text, params: {} }] : [])),
  );
  return (column) => {
    if (!textOf) return [];
    const own = known.find(({ key }) => key === column)?.choices ?? [];
    return own.map(({ value, label }) => ({
      value,
      label: 'text' in label ? textOf({ key: label.text, params: {} }) : label.words,
    }));
  };
}
