/** Groups items sorted by time into days of the user's time zone. */
export function byDay<Item extends { createdAt: string }>(
  items: readonly Item[],
): { day: Date; items: Item[] }[] {
  const days: { day: Date; items: Item[] }[] = [];
  for (const item of items) {
    const day = new Date(item.createdAt);
    day.setHours(0, 0, 0, 0);
    const last = days.at(-1);
    if (last?.day.getTime() === day.getTime()) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

const DAY_MS = 86_400_000;

/** 0 is today, 1 yesterday; rounded, because a day with a clock change has 23 or 25 hours. */
export function daysAgo(day: Date, now: Date): number {
  const today = new Date(now);
  today.setHours(0, 0, 0, 0);
  return Math.round((today.getTime() - day.getTime()) / DAY_MS);
}
