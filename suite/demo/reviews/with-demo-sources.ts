import {
  type LocalBusinessProfile,
  startLocalBusinessProfile,
} from '#modules/communication/server/google/local/local-business-profile.ts';
import {
  type LocalGatoreviews,
  startLocalGatoreviews,
} from '#modules/communication/server/sources/local-gatoreviews.ts';
import type { Config } from '#platform/server/config.ts';
import { demoGoogleAccounts } from './demo-google.ts';

/** The Google project of the demo; no real project has this name. */
export const DEMO_GOOGLE_PROJECT = 'comptoir-demo';

const running: { google?: LocalBusinessProfile; gatoreviews?: LocalGatoreviews } = {};

/** The demo's review sources, if this process has started them. */
export function demoSources(): typeof running {
  return running;
}

/**
 * Starts local review sources for the demo: GATOREVIEWS, and Google unless the operator has configured it. Their data is lost
 * when the process ends.
 */
export async function withDemoSources(config: Config): Promise<Config> {
  if (!config.demo || config.ROLE !== 'all') return config;
  const gatoreviews = await startLocalGatoreviews();
  gatoreviews.unref();
  running.gatoreviews = gatoreviews;
  // Only this port, so that demo users cannot reach other services on the machine.
  const opened = [...config.OUTBOUND_ALLOW, `127.0.0.1:${gatoreviews.port}`];
  if (config.GOOGLE_CLIENT_ID || config.GOOGLE_API_URL)
    return { ...config, OUTBOUND_ALLOW: opened };
  const google = await startLocalBusinessProfile({
    accounts: demoGoogleAccounts(),
    user: 'avis@maison-aubrac.example',
    moderation: 'on-read',
  });
  google.unref();
  running.google = google;
  return {
    ...config,
    OUTBOUND_ALLOW: opened,
    GOOGLE_CLIENT_ID: DEMO_GOOGLE_PROJECT,
    GOOGLE_CLIENT_SECRET: 'only for the demo',
    GOOGLE_API_URL: google.url,
  };
}
