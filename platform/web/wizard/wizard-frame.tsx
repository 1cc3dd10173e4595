import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight, IconCheck, IconRestore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import wizardActionBarStyles from './wizard-action-bar.module.css';
import classes from './wizard-line.module.css';
import type { WizardState } from './wizard-state.ts';

/** The head of every step-by-step screen: title, start over and leave. */
export function WizardHead({
  title,
  subtitle,
  leaveTo,
  action,
  onStartOver,
}: {
  title: string;
  subtitle?: ReactNode;
  leaveTo: string;
  /** Next to the exit link, if there is space. */
  action?: ReactNode;
  /** Undefined while there is nothing to discard. */
  onStartOver?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <PageHead
      title={title}
      subtitle={subtitle}
      actions={
        onStartOver && [
          {
            id: 'start-over',
            label: t('platform:wizard.startOver'),
            icon: IconRestore,
            run: onStartOver,
          },
        ]
      }
      tool={!isPhone && action}
      leave={{ to: leaveTo, label: t('platform:wizard.leave') }}
    />
  );
}

/** The steps as a line: completed ones have a tick and can be reopened, the current one is brass. */
export function WizardLine(given: {
  state: Pick<WizardState, 'steps' | 'current' | 'reached'>;
  names: readonly string[];
  /** Absent if the user can no longer go back. */
  onGoTo?: (step: string) => void;
}) {
  const { state, names, onGoTo } = given;
  const { t } = useTranslation();
  return (
    <ol className={classes.line} aria-label={t('platform:wizard.steps')}>
      {state.steps.map((id, index) => {
        const current = index === state.current;
        const done = index < state.reached && !current;
        const content = (
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
                {content}
              </button>
            ) : (
              <span className={classes.go}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Back and next buttons with the names of their steps; between them the state of the draft or the step's own text. */
export function WizardActionBar(given: {
  formId: string;
  position: string;
  previous: string | undefined;
  next: string | undefined;
  finishLabel: string;
  checking: boolean;
  /** Label of the next button, if not the name of the next step. */
  onward: string | undefined;
  said: ReactNode;
  onBack: () => void;
}) {
  const { previous, next } = given;
  const { t } = useTranslation();
  return (
    <ActionBar label={given.position}>
      {previous !== undefined && (
        <Button
          variant="default"
          className={wizardActionBarStyles.way}
          leftSection={<Icon of={IconArrowLeft} />}
          aria-label={t('platform:wizard.backTo', { name: previous })}
          onClick={given.onBack}
        >
          {previous}
        </Button>
      )}
      <span className={wizardActionBarStyles.said} role="status">
        {given.said}
      </span>
      <ActionButton
        type="submit"
        form={given.formId}
        className={wizardActionBarStyles.way}
        rightSection={next === undefined ? undefined : <Icon of={IconArrowRight} />}
        isBusy={given.checking}
      >
        {given.onward ??
          (next === undefined ? given.finishLabel : t('platform:wizard.onTo', { name: next }))}
      </ActionButton>
    </ActionBar>
  );
}
