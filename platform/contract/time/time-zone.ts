/** Where a brand's days begin and end: a place of the IANA list, `Europe/Paris`, or UTC. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** No offsets and no abbreviations: `+02:00` means one thing to browsers and the opposite to PostgreSQL, and `CST` means several. */
const PLACE = /^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+)$/;

export function isTimeZone(name: string): boolean {
  if (!PLACE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
