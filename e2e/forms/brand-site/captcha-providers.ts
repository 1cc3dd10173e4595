import type { Page } from '@playwright/test';

/**
 * The providers as their documentation describes them for a page: the script, its global name, and how the language is
 * set.
 */
const PROVIDERS = {
  recaptcha: {
    origin: 'https://www.google.com',
    script: '/recaptcha/api.js',
    name: 'grecaptcha',
    language: 'query',
  },
  hcaptcha: {
    origin: 'https://js.hcaptcha.com',
    script: '/1/api.js',
    name: 'hcaptcha',
    language: 'query',
  },
  turnstile: {
    origin: 'https://challenges.cloudflare.com',
    script: '/turnstile/v0/api.js',
    name: 'turnstile',
    language: 'render',
  },
} as const;
export type CaptchaProvider = keyof typeof PROVIDERS;

/**
 * Mocks the provider. Like the real one, the script defines its name first and its functions later, renders into an element
 * of the page once, returns an id per widget, and `reset(id)` invalidates a token.
 */
export async function mockCaptchaProvider(
  page: Page,
  kind: CaptchaProvider,
  { failsFirst = false }: { failsFirst?: boolean } = {},
): Promise<{ origin: string; asked: () => number }> {
  const { origin, script, name, language } = PROVIDERS[kind];
  let requestCount = 0;
  await page.route(`${origin}/**`, (route) => {
    requestCount += 1;
    const url = new URL(route.request().url());
    if (failsFirst && requestCount === 1) return route.abort();
    const isRight = url.pathname === script && url.searchParams.get('render') === 'explicit';
    if (!isRight) return route.fulfill({ status: 404 });
    const requestedLanguage = language === 'query' ? url.searchParams.get('hl') : null;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${provider.toString()})(${JSON.stringify({ name, requestedLanguage })})`,
    });
  });
  return { origin, asked: () => requestCount };
}

/** Runs in the page. */
function provider({
  name,
  requestedLanguage,
}: {
  name: string;
  requestedLanguage: string | null;
}): void {
  const drawn = new Map<string, { button: HTMLElement; made: number }>();
  const api: Record<string, unknown> = {};
  Object.assign(window, { [name]: api });
  setTimeout(() => {
    Object.assign(api, {
      render(
        into: HTMLElement,
        given: { sitekey: string; language?: string; callback(token: string): void },
      ) {
        if (!document.contains(into) || into.childElementCount > 0 || given.sitekey !== 'site-key')
          throw new Error('not as documented');
        const button = document.createElement('p');
        button.textContent = 'Ich bin ein Mensch';
        const id = `drawing-${drawn.size}`;
        const state = { button, made: 0 };
        drawn.set(id, state);
        button.addEventListener('click', () => {
          state.made += 1;
          given.callback(`${name} ${requestedLanguage ?? given.language} ${state.made}`);
          button.textContent = 'Geprüft';
        });
        into.append(button);
        return id;
      },
      reset(id: string) {
        const state = drawn.get(id);
        if (!state) throw new Error('no such drawing');
        state.button.textContent = 'Ich bin ein Mensch';
      },
    });
  }, 150);
}
