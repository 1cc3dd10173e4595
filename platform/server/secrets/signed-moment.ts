import type { App } from '#platform/server/app.ts';

type Stamped = { app: Pick<App, 'secrets'> };

/** A signed timestamp with purpose and subject; only the server can create it. */
export function signMoment({ app }: Stamped, purpose: string, about: string): string {
  const at = Date.now();
  return `${at}.${app.secrets.sign(purpose, `${about} ${at}`)}`;
}

/** How long ago, in milliseconds; nothing where it was made up or is for something else. */
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
