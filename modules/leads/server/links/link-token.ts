import type { App } from '#platform/server/app.ts';

const PURPOSE = 'lead-link';
/** 256 bits, base64url-encoded. */
const SHAPE = /^[\w-]{43}$/;

type WithSecrets = { app: Pick<App, 'secrets'> };

/** The token of a row, made from its id by our key: neither the table nor an older mail's row gives it back. */
export function signLinkToken({ app }: WithSecrets, id: string): string {
  return app.secrets.sign(PURPOSE, id);
}

/** By it the row of a token is found. */
export function hashLinkToken({ app }: WithSecrets, token: string): string {
  return app.secrets.hash(PURPOSE, token);
}

export function isTokenShaped(token: string): boolean {
  return SHAPE.test(token);
}

export type EveryLink = ReturnType<typeof leadLinkUrls>;

/** URLs of a token: the lead page, and the pages that confirm before acting [LEAD-11] [LEAD-12]. */
export function leadLinkUrls(
  { app }: { app: Pick<App, 'config'> },
  { leadId, token }: { leadId: string; token: string },
) {
  const { publicUrl } = app.config;
  const action = (name: string) => `${publicUrl}/public/leads/${leadId}/${name}?token=${token}`;
  return {
    open: `${publicUrl}/protected/lead/${leadId}?token=${token}`,
    /** The same page; it offers the keep while that extends the deadline. */
    keep: `${publicUrl}/protected/lead/${leadId}?token=${token}#keep`,
    accept: action('accept'),
    reject: action('reject'),
    convert: action('convert'),
    lose: action('lose'),
  };
}
