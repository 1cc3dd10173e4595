import type { Submission } from '../answers/answers.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { CallFailure, type ServerCalls } from '../server/server-calls.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';

export type Outcome =
  | { state: 'sent' }
  /** Retried automatically. */
  | { state: 'waiting'; code: string }
  | { state: 'refused'; code: string; fields: readonly string[] };

/**
 * Seconds between automatic retries; after the last one the visitor must retry. Returning online retries immediately.
 */
const PAUSES = [5, 15, 45];

/**
 * Sends a submission until it is accepted or refused. All attempts share one id, so that the server creates one request
 * and can repeat a lost response.
 */
export class SubmissionSender {
  readonly #calls: ServerCalls;
  readonly #captcha: Captcha;
  readonly #notify: (outcome: Outcome) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #submission: Submission | undefined;
  #tries = 0;
  #isUnderway = false;

  constructor(calls: ServerCalls, captcha: Captcha, notify: (outcome: Outcome) => void) {
    this.#calls = calls;
    this.#captcha = captcha;
    this.#notify = notify;
    addEventListener('online', this.#again);
  }

  send(submission: Submission): Promise<void> {
    this.#submission = submission;
    this.#tries = 0;
    return this.#try();
  }

  get isUnderway(): boolean {
    return this.#isUnderway;
  }

  /** Cancels automatic retries. */
  hold(): void {
    clearTimeout(this.#timer);
    if (!this.#isUnderway) this.#submission = undefined;
  }

  stop(): void {
    this.hold();
    this.#submission = undefined;
    removeEventListener('online', this.#again);
  }

  readonly #again = () => void this.#try();

  async #try(isSecondCaptcha = false): Promise<void> {
    const submission = this.#submission;
    if (!submission || this.#isUnderway) return;
    clearTimeout(this.#timer);
    this.#isUnderway = true;
    try {
      const captcha = await this.#captcha.answer();
      if (captcha === null) throw new CallFailure('CAPTCHA_MISSING');
      await this.#calls.send({ ...submission, ...(captcha !== undefined && { captcha }) });
      this.stop();
      this.#notify({ state: 'sent' });
    } catch (failure) {
      this.#isUnderway = false;
      await this.#failed(failure, isSecondCaptcha);
    } finally {
      this.#isUnderway = false;
    }
  }

  async #failed(failure: unknown, isSecondCaptcha: boolean): Promise<void> {
    const { code, fields, passes } =
      failure instanceof CallFailure ? failure : new CallFailure('FAILED');
    if (!['NETWORK', 'TIMEOUT', 'CAPTCHA_MISSING'].includes(code)) this.#captcha.renew();
    // A captcha that expired while the visitor typed is renewed silently.
    if (code === 'CAPTCHA_REFUSED' && !this.#captcha.inPage && !isSecondCaptcha)
      return this.#try(true);
    if (!passes) {
      this.#submission = undefined;
      return this.#notify({ state: 'refused', code, fields });
    }
    const pause = PAUSES[this.#tries];
    this.#tries += 1;
    if (pause !== undefined) this.#timer = setTimeout(this.#again, pause * 1000);
    this.#notify({ state: 'waiting', code });
  }
}

/** Why a request was not accepted, and what happens next. */
export function sendFailureText(
  outcome: Exclude<Outcome, { state: 'sent' }>,
  say: WidgetTranslate,
): string {
  if (outcome.code.startsWith('CAPTCHA')) return say('forms:widget.captchaMissing');
  return outcome.state === 'waiting' && outcome.code === 'NETWORK'
    ? say('forms:widget.offline')
    : say('forms:widget.sendFailed');
}
