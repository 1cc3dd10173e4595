import type { FormSettings } from '#modules/leads/contract/forms/form-settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Older than it may wait for an answer, a request is lost already and nobody's news: it was brought from elsewhere, or no
 * worker ran for days.
 */
export function isLongPast(at: Date, { idleDaysNew }: Pick<FormSettings, 'idleDaysNew'>): boolean {
  return Date.now() - at.getTime() > idleDaysNew * DAY_MS;
}
