import { onTestFinished } from 'vitest';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';

/** A third-party server with pictures, for one test. */
export async function pictureHost() {
  const host = await startTestReceiver();
  onTestFinished(() => host.close());
  return host;
}
