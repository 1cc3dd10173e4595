import type { Secrets } from '../secrets/secrets.ts';
import type { RenderedMail } from './render-mail.ts';

const PURPOSE = 'mail.content';

export function sealMail(secrets: Secrets, mail: RenderedMail): string {
  return secrets.seal(PURPOSE, JSON.stringify(mail));
}

export function openMail(secrets: Secrets, sealed: string): RenderedMail {
  return JSON.parse(secrets.open(PURPOSE, sealed)) as RenderedMail;
}
