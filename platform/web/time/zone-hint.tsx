import { useTranslation } from 'react-i18next';
import { useForeignZone } from './use-foreign-zone.ts';
import classes from './zone-hint.module.css';

/** Shown below a date choice: its time zone, if it differs from the user's. */
export function ZoneHint() {
  const { t } = useTranslation();
  const zone = useForeignZone();
  if (zone === undefined) return null;
  return <p className={classes.hint}>{t('platform:period.zone', { zone })}</p>;
}
