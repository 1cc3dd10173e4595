import { uuid } from '#platform/contract/ids.ts';
import type { MailKey } from '../outbox.ts';

/** What a mail is called by whoever carries it: it comes back with everything that the provider tells of the mail. */
export function customIdOf({ clientId, mailId }: MailKey): string {
  return `${clientId}.${mailId}`;
}

export function readCustomId(given: string): MailKey | undefined {
  const [clientId, mailId, ...more] = given.split('.');
  const ids = [uuid.safeParse(clientId), uuid.safeParse(mailId)] as const;
  if (more.length > 0 || !ids[0].success || !ids[1].success) return undefined;
  return { clientId: ids[0].data, mailId: ids[1].data };
}
