import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ImportSourceStep } from '../import-source.ts';
import classes from './how-it-works.module.css';

/** The steps of a file, those behind one ticked and the due one in brass. */
export function ImportSteps({
  steps,
  current,
  children,
}: {
  steps: readonly ImportSourceStep[];
  /** Position of the current step; absent where the steps are only described. */
  current?: number;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={classes.title}>{t('platform:import.how')}</h2>
      <ol>
        {steps.map(({ name, note }, position) => (
          <li
            key={name}
            className={classes.step}
            data-done={current !== undefined && position < current}
            aria-current={position === current ? 'step' : undefined}
          >
            <span className={classes.number} aria-hidden="true">
              {current !== undefined && position < current ? (
                <Icon of={IconCheck} size={12} />
              ) : (
                position + 1
              )}
            </span>
            <div>
              <p className={classes.name}>{name}</p>
              <p className={classes.note}>{note}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}
