import { trimEndCharacter } from '#platform/contract/text/trim-character.ts';
import type { Config } from '#platform/server/config.ts';

export interface GoogleEndpoints {
  consent: string;
  token: string;
  revoke: string;
  /** My Business Account Management v1. */
  accounts: string;
  /** My Business Business Information v1. */
  information: string;
  /** Google My Business v4, which still has the reviews. */
  reviews: string;
  /** The operator gave the address: it may be on their own network. */
  configured: boolean;
}

/** Each call of Google by its documented address, or all of them below the configured one. */
export function googleEndpoints({
  GOOGLE_API_URL,
}: Pick<Config, 'GOOGLE_API_URL'>): GoogleEndpoints {
  const base = GOOGLE_API_URL && trimEndCharacter(GOOGLE_API_URL, '/');
  return {
    consent: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    revoke: `${base ?? 'https://oauth2.googleapis.com'}/revoke`,
    accounts: `${base ?? 'https://mybusinessaccountmanagement.googleapis.com'}/v1`,
    information: `${base ?? 'https://mybusinessbusinessinformation.googleapis.com'}/v1`,
    reviews: `${base ?? 'https://mybusiness.googleapis.com'}/v4`,
    configured: base !== undefined,
  };
}

/** The Google project through which all brands connect; undefined where the operator has set up none. */
export function googleProject({
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
}: Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET'>):
  | { id: string; secret: string }
  | undefined {
  return id && secret ? { id, secret } : undefined;
}
