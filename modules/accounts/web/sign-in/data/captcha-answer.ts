import {
  captchaChallengeCall,
  type signInOptionsCall,
} from '#modules/accounts/contract/sign-in-options.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { callServer } from '#platform/web/api/server.ts';
import { recaptchaAnswer } from './recaptcha-answer.ts';

type Captcha = CallOutput<typeof signInOptionsCall>['captcha'];

/** Captcha proof of a human user, from the configured captcha [SES-08]. */
export function captchaAnswer(captcha: Captcha): Promise<string> {
  return captcha.kind === 'recaptcha' ? recaptchaAnswer(captcha.siteKey) : workAnswer();
}

async function workAnswer(): Promise<string> {
  const challenge = await callServer(captchaChallengeCall, {});
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the captcha did not start'));
      worker.onmessage = ({ data }: MessageEvent<string | null>) =>
        data === null ? reject(new Error('the captcha was not solved')) : resolve(data);
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
