import type { App } from '#platform/server/app.ts';

type Stamped = { app: Pick<App, 'secrets'> };

/** A signed timestamp with purpose and subject; only the server can create it. */
export function signMoment({ app }: Stamped, purpose: string, about: string): string {
  const at = Date.now();
  return `${at}.${app.secrets.sign(purpose, `${about} ${at}`)}`;
}

/** Age in milliseconds; undefined if the signature is invalid or for another purpose. */
export function signedMomentAge(
  { app }: Stamped,
  purpose: string,
  about: string,
  stamp: string,
): number | undefined {
  const [, written = '', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(stamp) ?? [];
  const at = Number(written);
  return app.secrets.verify(purpose, `${about} ${at}`, signature) ? Date.now() - at : undefined;
}
