import { element } from '../dom/element.ts';
import { intlTag } from '../texts/widget-translate.ts';

/** Three providers with the same API; their scripts load only if a form uses them. */
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
  /** Placed in the page rather than the shadow DOM, because the providers search for it there. */
  element: HTMLElement;
  /** Loads the provider's script once; retries if it failed. */
  begin(): void;
  answer(): string | undefined;
  reset(): void;
}

export function thirdPartyCaptcha(
  kind: ForeignCaptchaKind,
  { siteKey, locale }: { siteKey: string; locale: string },
): ForeignCaptcha {
  const into = element('div', { slot: 'captcha' });
  let token: string | undefined;
  let drawn: { provider: Provider; id: unknown } | undefined;
  let isRequested = false;
  const forget = () => {
    token = undefined;
  };
  return {
    element: into,
    begin() {
      if (isRequested) return;
      isRequested = true;
      loaded(kind, locale).then(
        (provider) => {
          const id = provider.render(into, {
            sitekey: siteKey,
            callback: (given: string) => {
              token = given;
            },
            'expired-callback': forget,
            'error-callback': forget,
            // The other providers get the language through their script URL.
            ...(kind === 'turnstile' && { language: intlTag(locale) }),
          });
          drawn = { provider, id };
        },
        () => {
          isRequested = false;
        },
      );
    },
    answer: () => token,
    reset() {
      forget();
      drawn?.provider.reset(drawn.id);
    },
  };
}

/** The global exists before the API is ready, because providers load the rest asynchronously. */
function loaded(kind: ForeignCaptchaKind, locale: string): Promise<Provider> {
  const { script, name } = PROVIDERS[kind];
  const known = () => (window as unknown as Record<string, Provider | undefined>)[name];
  return new Promise((resolve, reject) => {
    let isGone = false;
    const look = () => {
      const ready = known();
      if (ready?.render) resolve(ready);
      else if (!isGone) setTimeout(look, 100);
    };
    if (!document.querySelector(`script[src^="${script}"]`)) {
      const added = element('script', {
        src: `${script}?render=explicit&hl=${locale}`,
        async: true,
        onerror: () => {
          isGone = true;
          added.remove();
          reject(new Error(`${script} did not load`));
        },
      });
      document.head.append(added);
    }
    look();
  });
}
