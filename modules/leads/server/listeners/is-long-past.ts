import type { FormSettings } from '#modules/leads/contract/forms/form-settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a request is older than its idle days, so that notifications are pointless: it was imported, or no worker ran
 * for days.
 */
export function isLongPast(at: Date, { idleDaysNew }: Pick<FormSettings, 'idleDaysNew'>): boolean {
  return Date.now() - at.getTime() > idleDaysNew * DAY_MS;
}
