import { hash } from 'node:crypto';
import { ONE_VISIT_MS } from './recent-visits.ts';

/**
 * The same id and time in every process that has the same key, so that whoever meets two of them within one moment is
 * counted once. The key is forgotten soon: then nothing leads from the id back to what it was made of.
 */
export function visitOfMoment(
  key: string,
  asked: string,
  now = Date.now(),
): { id: string; at: Date } {
  const moment = now - (now % ONE_VISIT_MS);
  return {
    id: uuidOf(moment, hash('sha256', `${key}\n${moment}\n${asked}`, 'hex')),
    at: new Date(moment),
  };
}

/** Of version 7, as all ids are that sort by time. */
function uuidOf(at: number, digits: string): string {
  const time = at.toString(16).padStart(12, '0');
  const variant = '89ab'[Number.parseInt(digits.charAt(3), 16) % 4];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7, 19)}`;
}
