import type { WeekDay } from '../data/opening-week.ts';

export const DAY_NAMES = {
  mon: 'directory:location.mon',
  tue: 'directory:location.tue',
  wed: 'directory:location.wed',
  thu: 'directory:location.thu',
  fri: 'directory:location.fri',
  sat: 'directory:location.sat',
  sun: 'directory:location.sun',
} as const satisfies Record<WeekDay, string>;
