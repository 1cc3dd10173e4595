import { dayIn, wallClock } from '#platform/contract/time/zoned-days.ts';

/** Shops open, mail is read; whatever could not be sent by then is sent until the evening, and the day after is another day. */
const FROM_HOUR = 8;
const TO_HOUR = 20;

/** The day for which reminders are due there at this moment; undefined outside of the hours in which one writes to people. */
export function reminderDay(at: Date, timeZone: string): string | undefined {
  const hour = wallClock(at, timeZone).getUTCHours();
  return hour >= FROM_HOUR && hour < TO_HOUR ? dayIn(at, timeZone) : undefined;
}
