import { onTestFinished } from 'vitest';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';

/** Somebody's server that has pictures, for one test. */
export async function pictureHost() {
  const host = await startTestReceiver();
  onTestFinished(() => host.close());
  return host;
}
