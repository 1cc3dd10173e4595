const KEY = 'lead-mail';

interface AboutMail {
  clientId: string;
  /** For a mail about several leads, the form id. */
  leadId: string;
  mail: string;
  /** Hash of the recipient, because keys are stored longer than addresses may be. */
  recipient: string;
  /** Which of several such mails: a reminder comes again. */
  turn?: string;
}

/** Idempotency key of a lead mail; it identifies the history entries that store the result. */
export function leadMailKey({ clientId, leadId, mail, recipient, turn = '' }: AboutMail): string {
  return [KEY, clientId, leadId, mail, recipient, turn].join(' ').trim();
}

/** Undefined for mails without a lead, such as test mails. */
export function readLeadMailKey(key: string): Required<AboutMail> | undefined {
  const [kind, clientId, leadId, mail, recipient, ...turn] = key.split(' ');
  if (kind !== KEY || !clientId || !leadId || !mail || !recipient) return undefined;
  return { clientId, leadId, mail, recipient, turn: turn.join(' ') };
}
