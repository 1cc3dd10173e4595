import {
  type LocalBusinessProfile,
  startLocalBusinessProfile,
} from '#modules/communication/server/google/local/local-business-profile.ts';
import type { Config } from '#platform/server/config.ts';
import { demoGoogleAccounts } from './demo-google.ts';

/** The Google project of the demo: nobody else has one of this name. */
export const DEMO_GOOGLE_PROJECT = 'comptoir-demo';

let running: LocalBusinessProfile | undefined;

/** The Google of the demo, where this process has started one. */
export function demoGoogle(): LocalBusinessProfile | undefined {
  return running;
}

/**
 * Gives the demo a Google of its own, on this machine, where the operator has configured none. What is sent to it is
 * forgotten when the process ends.
 */
export async function withDemoGoogle(config: Config): Promise<Config> {
  if (!config.demo || config.ROLE !== 'all' || config.GOOGLE_CLIENT_ID || config.GOOGLE_API_URL)
    return config;
  const google = await startLocalBusinessProfile({
    accounts: demoGoogleAccounts(),
    user: 'avis@maison-aubrac.example',
    moderation: 'on-read',
  });
  google.unref();
  running = google;
  return {
    ...config,
    GOOGLE_CLIENT_ID: DEMO_GOOGLE_PROJECT,
    GOOGLE_CLIENT_SECRET: 'only for the demo',
    GOOGLE_API_URL: google.url,
  };
}
