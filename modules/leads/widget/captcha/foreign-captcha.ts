import { element } from '../dom/element.ts';

/** Three providers with one way of drawing; their scripts are asked for only where a form names them. */
const PROVIDERS = {
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', name: 'grecaptcha' },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', name: 'hcaptcha' },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    name: 'turnstile',
  },
} as const;
export type ForeignCaptchaKind = keyof typeof PROVIDERS;

interface Provider {
  render(into: HTMLElement, given: Record<string, unknown>): unknown;
  reset(drawn: unknown): void;
}

export interface ForeignCaptcha {
  /** Stands in the page and not in the shadow: the providers look for it there. */
  element: HTMLElement;
  answer(): string | undefined;
  reset(): void;
}

export function foreignCaptcha(
  kind: ForeignCaptchaKind,
  { siteKey, locale }: { siteKey: string; locale: string },
): ForeignCaptcha {
  const into = element('div', { slot: 'captcha' });
  let token: string | undefined;
  let drawn: unknown;
  let provider: Provider | undefined;
  void loaded(kind, locale).then((ready) => {
    provider = ready;
    drawn = ready.render(into, {
      sitekey: siteKey,
      callback: (given: string) => {
        token = given;
      },
      'expired-callback': () => {
        token = undefined;
      },
    });
  });
  return {
    element: into,
    answer: () => token,
    reset() {
      token = undefined;
      provider?.reset(drawn);
    },
  };
}

function loaded(kind: ForeignCaptchaKind, locale: string): Promise<Provider> {
  const { script, name } = PROVIDERS[kind];
  const known = () => (window as unknown as Record<string, Provider | undefined>)[name];
  return new Promise((resolve) => {
    const look = () => {
      const ready = known();
      if (ready?.render) resolve(ready);
      else setTimeout(look, 100);
    };
    if (!document.querySelector(`script[src^="${script}"]`))
      document.head.append(
        element('script', { src: `${script}?render=explicit&hl=${locale}`, async: true }),
      );
    look();
  });
}
