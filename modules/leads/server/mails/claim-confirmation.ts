import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

export const CONFIRMATION_SPAN = '1 hour';

/**
 * True for the one confirmation that a mailbox may get within the hour, over all brands and processes. The claim belongs to
 * the transaction that enqueues the mail: a second one waits for it and is refused, or succeeds where it was rolled back.
 */
export async function claimConfirmation(
  { db, app }: { db: Db; app: Pick<App, 'secrets'> },
  email: string,
): Promise<boolean> {
  const recipient = app.secrets.hash('confirmed-recipient', mailboxOf(email));
  const { rows } = await sql<{ isClaimed: boolean }>`
    select leads.claim_confirmation(${recipient}, ${CONFIRMATION_SPAN}::interval) as "isClaimed"`.execute(
    db,
  );
  return rows[0]?.isClaimed === true;
}

const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/** One spelling for a mailbox that can be written in many: without a tag (`+shop`), and at Gmail without dots. */
function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').toLowerCase().trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const tag = address.indexOf('+', 1);
  const name = address.slice(0, tag > 0 && tag < at ? tag : at);
  return WITHOUT_DOTS.includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
