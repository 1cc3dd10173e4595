import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './wizard-line.module.css';
import type { WizardState } from './wizard-state.ts';

/** The steps are pieces of the line: done has a tick and can be gone back to, the current one is brass. */
export function WizardLine(given: {
  state: Pick<WizardState, 'steps' | 'current' | 'reached'>;
  names: readonly string[];
  /** Absent where there is no way back any more. */
  onGoTo?: (step: string) => void;
}) {
  const { state, names, onGoTo } = given;
  const { t } = useTranslation();
  return (
    <ol className={classes.line} aria-label={t('platform:wizard.steps')}>
      {state.steps.map((id, index) => {
        const current = index === state.current;
        const done = index < state.reached && !current;
        const words = (
          <>
            <span className={classes.number} aria-hidden="true">
              {done ? <IconCheck size={11} stroke={3} /> : index + 1}
            </span>
            <span className={classes.name}>{names[index]}</span>
            {done && <VisuallyHidden>, {t('platform:wizard.done')}</VisuallyHidden>}
          </>
        );
        return (
          <li
            key={id}
            className={classes.piece}
            data-done={done || undefined}
            aria-current={current ? 'step' : undefined}
          >
            {onGoTo && index <= state.reached && !current ? (
              <button type="button" className={classes.go} onClick={() => onGoTo(id)}>
                {words}
              </button>
            ) : (
              <span className={classes.go}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
