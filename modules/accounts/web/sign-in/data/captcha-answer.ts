import {
  captchaChallengeCall,
  type signInOptionsCall,
} from '#modules/accounts/contract/sign-in.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { callServer } from '#platform/web/api/server.ts';

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

interface Recaptcha {
  ready: (work: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

/** Google's captcha, if configured: its script loads only then. */
async function recaptchaAnswer(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha(siteKey);
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'password' });
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  const holder = window as { grecaptcha?: Recaptcha };
  if (holder.grecaptcha) return Promise.resolve(holder.grecaptcha);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () =>
      holder.grecaptcha ? resolve(holder.grecaptcha) : reject(new Error('no captcha arrived'));
    script.onerror = () => reject(new Error('the captcha could not be loaded'));
    document.head.append(script);
  });
}
