import type { Say } from '../words/say.ts';
import type { Outcome } from './send-once.ts';

/** Why a request has not been taken, and what becomes of it. */
export function troubleWords(outcome: Exclude<Outcome, { state: 'sent' }>, say: Say): string {
  if (outcome.code.startsWith('CAPTCHA')) return say('leads:widget.captchaMissing');
  return outcome.state === 'waiting' && outcome.code === 'NETWORK'
    ? say('leads:widget.offline')
    : say('leads:widget.sendFailed');
}
