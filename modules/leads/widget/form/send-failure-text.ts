import type { WidgetTranslate } from '../texts/widget-translate.ts';
import type { Outcome } from './submission-sender.ts';

/** Why a request has not been taken, and what becomes of it. */
export function sendFailureText(
  outcome: Exclude<Outcome, { state: 'sent' }>,
  say: WidgetTranslate,
): string {
  if (outcome.code.startsWith('CAPTCHA')) return say('leads:widget.captchaMissing');
  return outcome.state === 'waiting' && outcome.code === 'NETWORK'
    ? say('leads:widget.offline')
    : say('leads:widget.sendFailed');
}
