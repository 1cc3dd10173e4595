import { hash } from 'node:crypto';
import { ONE_VISIT_MS } from './recent-visits.ts';

/**
 * Returns the same id and time in every process with the same key, so that a visitor who reaches two processes is
 * counted once. The key is deleted soon; afterwards the id cannot be traced to its input.
 */
export function deriveVisitIdentity(
  key: string,
  asked: string,
  now = Date.now(),
): { id: string; at: Date } {
  const time = now - (now % ONE_VISIT_MS);
  if (moment.time !== time) moment = momentOf(time);
  const digits = hash('sha256', `${key}\n${time}\n${asked}`, 'hex');
  // Of version 7, as all ids are that sort by time.
  const variant = '89ab'[Number.parseInt(digits.charAt(3), 16) % 4];
  const id = `${moment.head}${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7, 19)}`;
  return { id, at: moment.at };
}

/** The same for all visits of ten seconds. */
let moment = momentOf(0);

function momentOf(time: number): { time: number; at: Date; head: string } {
  const digits = time.toString(16).padStart(12, '0');
  return { time, at: new Date(time), head: `${digits.slice(0, 8)}-${digits.slice(8)}-7` };
}
