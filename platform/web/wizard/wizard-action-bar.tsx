import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import classes from './wizard-action-bar.module.css';

/** Back and next name their steps; between them is the state of the draft or the step's own text. */
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
          className={classes.way}
          leftSection={<Icon of={IconArrowLeft} />}
          aria-label={t('platform:wizard.backTo', { name: previous })}
          onClick={given.onBack}
        >
          {previous}
        </Button>
      )}
      <span className={classes.said} role="status">
        {given.said}
      </span>
      <ActionButton
        type="submit"
        form={given.formId}
        className={classes.way}
        rightSection={next === undefined ? undefined : <Icon of={IconArrowRight} />}
        isBusy={given.checking}
        aria-label={
          next === undefined || given.onward !== undefined
            ? undefined
            : t('platform:wizard.onTo', { name: next })
        }
      >
        {given.onward ?? next ?? given.finishLabel}
      </ActionButton>
    </ActionBar>
  );
}
