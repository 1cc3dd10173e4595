import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './detail.module.css';

/** Label of a field, with a brass dot while its value is unsaved. */
export function ChangedLabel({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  if (!isChanged) return children;
  return (
    <>
      {children}
      <span className={classes.changed} aria-hidden="true" />
      <VisuallyHidden component="span"> ({t('touchpoints:detail.changed')})</VisuallyHidden>
    </>
  );
}
