import type {
  CaptchaKind,
  FormSettings,
  Lexicon,
} from '#modules/leads/contract/forms/form-settings.ts';

/** The services are called by their own names in every language. */
export const CAPTCHA_SERVICES = {
  recaptcha: 'reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
} as const satisfies Partial<Record<CaptchaKind, string>>;

/** Help text for a captcha, with the form's term for a lead. */
export function captchaHelp(captcha: CaptchaKind, word: Lexicon) {
  if (captcha === 'none') return `leads:lexicon.${word}.programsToo` as const;
  if (captcha === 'proofOfWork') return 'leads:editor.captcha.proofOfWorkHelp';
  return `leads:lexicon.${word}.needsService` as const;
}

export const LEXICON_NAMES = {
  lead: 'leads:editor.lexicon.lead',
  request: 'leads:editor.lexicon.request',
  quote: 'leads:editor.lexicon.quote',
  appointment: 'leads:editor.lexicon.appointment',
} as const satisfies Record<Lexicon, string>;

export const HEALTH_NAMES = {
  off: 'leads:editor.health.off',
  hourly: 'leads:editor.health.hourly',
  sixHours: 'leads:editor.health.sixHours',
  daily: 'leads:editor.health.daily',
} as const satisfies Record<FormSettings['healthCheckFrequency'], string>;
