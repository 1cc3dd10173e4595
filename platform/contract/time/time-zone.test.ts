import { expect, test } from 'vitest';
import { isTimeZone } from '../time-zone.ts';

test.each(['UTC', 'Europe/Paris', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['', '+02:00', 'CST', 'Europe/Atlantis', "UTC'; drop table", 'utc'])(
  '%s is none',
  (name) => expect(isTimeZone(name)).toBe(false),
);
