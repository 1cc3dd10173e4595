const KEY = 'lead-mail';

interface AboutMail {
  clientId: string;
  /** Of a mail that tells of several, their form. */
  leadId: string;
  mail: string;
  /** Who gets it, not readable: keys are kept longer than addresses may be. */
  recipient: string;
  /** Which of several such mails: a reminder comes again. */
  turn?: string;
}

/** What a mail about leads is sent under: it says where its end is written. */
export function leadMailKey({ clientId, leadId, mail, recipient, turn = '' }: AboutMail): string {
  return [KEY, clientId, leadId, mail, recipient, turn].join(' ').trim();
}

/** Undefined for what is about no lead, as a test that somebody sends to themselves. */
export function readLeadMailKey(key: string): Required<AboutMail> | undefined {
  const [kind, clientId, leadId, mail, recipient, ...turn] = key.split(' ');
  if (kind !== KEY || !clientId || !leadId || !mail || !recipient) return undefined;
  return { clientId, leadId, mail, recipient, turn: turn.join(' ') };
}
