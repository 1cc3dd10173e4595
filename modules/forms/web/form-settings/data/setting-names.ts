import type { CaptchaKind, FormSettings, Lexicon } from '#modules/forms/contract/form-settings.ts';

/** Brand names of the services, the same in every language. */
export const CAPTCHA_SERVICES = {
  recaptcha: 'reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
} as const satisfies Partial<Record<CaptchaKind, string>>;

/** Help text for a captcha, with the form's term for a lead. */
export function captchaHelp(captcha: CaptchaKind, word: Lexicon) {
  if (captcha === 'none') return `forms:lexicon.${word}.programsToo` as const;
  if (captcha === 'proofOfWork') return 'forms:editor.captcha.proofOfWorkHelp';
  return `forms:lexicon.${word}.needsService` as const;
}

export const HEALTH_NAMES = {
  off: 'forms:editor.health.off',
  hourly: 'forms:editor.health.hourly',
  sixHours: 'forms:editor.health.sixHours',
  daily: 'forms:editor.health.daily',
} as const satisfies Record<FormSettings['healthCheckFrequency'], string>;
