import type { App } from '#platform/server/app.ts';

/** Asks Google's siteverify call. What cannot be asked has not passed: a captcha that fails open is none. */
export async function verifyRecaptcha({ app }: { app: App }, answer: string): Promise<boolean> {
  try {
    const response = await fetch(app.config.RECAPTCHA_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: app.config.RECAPTCHA_SECRET ?? '', response: answer }),
      signal: AbortSignal.timeout(5_000),
    });
    const verdict = (await response.json()) as { success?: unknown };
    return verdict.success === true;
  } catch (error) {
    app.log.warn({ error }, 'reCAPTCHA could not be asked');
    return false;
  }
}
