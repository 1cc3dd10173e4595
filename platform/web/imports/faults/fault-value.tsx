import { useTranslation } from 'react-i18next';
import classes from './fault-list.module.css';

/** The content of the cell; an empty cell is shown as a label. */
export function FaultValue({ value }: { value: string }) {
  const { t } = useTranslation();
  if (value === '') return <span className={classes.empty}>{t('platform:import.empty')}</span>;
  return <span className={classes.was}>{value}</span>;
}
