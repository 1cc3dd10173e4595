import { uuid } from '#platform/contract/ids.ts';
import type { MailKey } from '../outbox.ts';

/** ID of a mail at the provider, which returns it with every event about the mail. */
export function formatCustomId({ clientId, mailId }: MailKey): string {
  return `${clientId}.${mailId}`;
}

export function readCustomId(given: string): MailKey | undefined {
  const [clientId, mailId, ...more] = given.split('.');
  const ids = [uuid.safeParse(clientId), uuid.safeParse(mailId)] as const;
  if (more.length > 0 || !ids[0].success || !ids[1].success) return undefined;
  return { clientId: ids[0].data, mailId: ids[1].data };
}
