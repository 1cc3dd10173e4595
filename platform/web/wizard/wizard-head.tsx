import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconRestore, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/phone.ts';
import classes from './wizard-head.module.css';

/** The one head of everything that is done step by step: what it is about, starting over, and the way out. */
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
  /** Beside the way out, where there is room. */
  action?: ReactNode;
  /** Left out while there is nothing to throw away. */
  onStartOver?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const leave = t('platform:wizard.leave');
  const startOver = t('platform:wizard.startOver');
  return (
    <PageHead
      title={title}
      subtitle={subtitle}
      beside={
        isPhone && (
          <span className={classes.ways}>
            {onStartOver && (
              <ActionIcon aria-label={startOver} onClick={onStartOver}>
                <Icon of={IconRestore} />
              </ActionIcon>
            )}
            <ActionIcon component={Link} to={leaveTo} aria-label={leave}>
              <Icon of={IconX} />
            </ActionIcon>
          </span>
        )
      }
      {...(!isPhone && {
        actions: (
          <>
            {action}
            {onStartOver && (
              <Button
                variant="subtle"
                leftSection={<Icon of={IconRestore} />}
                onClick={onStartOver}
              >
                {startOver}
              </Button>
            )}
            <Button
              component={Link}
              to={leaveTo}
              variant="subtle"
              leftSection={<Icon of={IconX} />}
            >
              {leave}
            </Button>
          </>
        ),
      })}
    />
  );
}
