import { offsetAt } from '#platform/contract/time-zone.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDayZone } from './use-day-zone.ts';
import classes from './zone-hint.module.css';

/** Shown below a date choice: its time zone, if it differs from the user's. */
export function ZoneHint() {
  const { t } = useTranslation();
  const zone = useForeignZone();
  if (zone === undefined) return null;
  return <p className={classes.hint}>{t('platform:period.zone', { zone })}</p>;
}

/** The user's own time zone. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Whether both zones have the same midnights, in summer and in winter. */
export function haveSameDays(one: string, other: string, now = Date.now()): boolean {
  return [now, now + HALF_A_YEAR_MS].every((at) => offsetAt(at, one) === offsetAt(at, other));
}

/** The time zone of the screen's days, if it differs from the user's: `America/New York`. */
export function useForeignZone(): string | undefined {
  const zone = useDayZone();
  return haveSameDays(zone, readerZone()) ? undefined : zone.replaceAll('_', ' ');
}
