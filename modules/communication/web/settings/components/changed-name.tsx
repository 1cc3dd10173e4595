import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './settings.module.css';

/** The label of a setting, with a brass dot while its value is unsaved. */
export function ChangedName({ name, isChanged }: { name: string; isChanged: boolean }) {
  const { t } = useTranslation();
  if (!isChanged) return name;
  return (
    <>
      {name}
      <span className={classes.changed} aria-hidden="true" />
      <VisuallyHidden component="span"> ({t('communication:settings.changed')})</VisuallyHidden>
    </>
  );
}
