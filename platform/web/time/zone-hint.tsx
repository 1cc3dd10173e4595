import { useTranslation } from 'react-i18next';
import { haveSameDays, readerZone } from './reader-zone.ts';
import { useDayZone } from './use-day-zone.ts';
import classes from './zone-hint.module.css';

/** Whose days are meant, where the reader has others. */
export function ZoneHint() {
  const hint = useZoneHint();
  return hint === undefined ? null : <p className={classes.hint}>{hint}</p>;
}

export function useZoneHint(): string | undefined {
  const { t } = useTranslation();
  const zone = useDayZone();
  if (haveSameDays(zone, readerZone())) return undefined;
  return t('platform:period.zone', { zone: zone.replaceAll('_', ' ') });
}
