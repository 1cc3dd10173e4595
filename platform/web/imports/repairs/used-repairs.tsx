import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ImportRepair } from '#platform/contract/imports/import-repair.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './repairs.module.css';
import { useChoiceNames } from './use-choice-names.ts';

/** The repairs that were made of this file, each of which can be forgotten. */
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
