import { KEEP_DAYS } from '#modules/leads/contract/leads/lead-machine.ts';
import type { LinkPage } from './link-page.ts';
import type { Row } from './link-parts.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Button to extend the deadline, shown within the given hours before the loss and only if a keep adds time. */
export function keepRow({ t, lead, now }: LinkPage, withinHours: number): Row | false {
  if (!lead.closesAt || !lead.actions.includes('keep')) return false;
  const left = new Date(lead.closesAt).getTime() - now.getTime();
  if (left >= withinHours * HOUR_MS) return false;
  return {
    icon: 'calendar',
    title: t('leads:link.keep', { days: KEEP_DAYS }),
    detail: t('leads:link.keepsLeft', { count: lead.keepsLeft }),
    press: 'keep',
  };
}
