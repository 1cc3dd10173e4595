import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from '../faults/fault-list.module.css';

/** A value before or after an import; an empty value is shown as a label. */
export function ChangeValue({ value }: { value: string }) {
  const { t } = useTranslation();
  if (value === '') return <span className={classes.empty}>{t('platform:import.notSet')}</span>;
  return value;
}

export function ChangedTo({ value }: { value: string }) {
  return (
    <span className={classes.changedTo}>
      <Icon of={IconArrowRight} size={14} className={classes.arrow} />
      <span>
        <ChangeValue value={value} />
      </span>
    </span>
  );
}
