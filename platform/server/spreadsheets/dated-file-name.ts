import { dayIn } from '#platform/contract/time-zone.ts';

/** `import_16112026.csv`: dated by the client's day. */
export function datedFileName(
  word: string,
  extension: string,
  timeZone: string,
  at = new Date(),
): string {
  const [year, month, day] = dayIn(at, timeZone).split('-');
  return `${word}_${day}${month}${year}.${extension}`;
}
