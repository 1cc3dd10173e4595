import type { WebhookFailure } from '#platform/contract/webhooks/webhook.ts';
import type { App } from '../app.ts';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import type { Endpoint } from './run-lease.ts';
import { signedHeaders } from './webhook-secret.ts';

export type Sent = { status: number | null; ms: number; failure: WebhookFailure | null };

const CONNECT_MS = 5_000;
/** The body is ignored; a short one is read so that the receiver can finish its response. */
const READ_BYTES = 64 * 1024;

/** Sends one attempt: always the same id and body, with a current signature. Throws only when `signal` is aborted. */
export async function sendDelivery(
  app: App,
  {
    delivery,
    endpoint,
    signal,
  }: { delivery: LeasedDelivery; endpoint: Endpoint; signal: AbortSignal },
): Promise<Sent> {
  const body = JSON.stringify({
    type: delivery.event_type,
    timestamp: delivery.occurred_at.toISOString(),
    clientId: delivery.client_id,
    data: delivery.payload,
  });
  const headers = headersOf(app, endpoint, { id: delivery.id, at: new Date(), body });
  if (!headers) return { status: null, ms: 0, failure: 'SECRET_UNREADABLE' };
  const begun = performance.now();
  const ms = () => Math.round(performance.now() - begun);
  try {
    const { status } = await app.outbound.request({
      url: endpoint.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      connectMs: CONNECT_MS,
      totalMs: app.config.WEBHOOK_TIMEOUT_SECONDS * 1000,
      maxBytes: READ_BYTES,
      bodyNeeded: false,
      signal,
    });
    return { status, ms: ms(), failure: failureOf(status) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { status: null, ms: ms(), failure: error.code };
  }
}

function headersOf(
  { secrets, log }: App,
  endpoint: Endpoint,
  message: { id: string; at: Date; body: string },
): Record<string, string> | undefined {
  const old = endpoint.old_secret_until && endpoint.old_secret_until > message.at;
  const sealed = [endpoint.sealed_secret, ...(old ? [endpoint.old_sealed_secret ?? ''] : [])];
  try {
    return signedHeaders(secrets, sealed.filter(Boolean), message);
  } catch (error) {
    // The secret was encrypted with another SECRET_KEY.
    log.warn({ error, endpointId: endpoint.id }, 'the secret of a webhook endpoint does not open');
    return undefined;
  }
}

function failureOf(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'GONE';
  return status >= 300 && status < 400 ? 'REDIRECTED' : 'STATUS_NOT_OK';
}

const OF_PROCESS = 12;
/** Maximum per client: all its endpoints may be slow, and others need capacity. */
const OF_CLIENT = 6;

/** Limits concurrent deliveries of this process. Waiting ones are served in order of arrival. */
export class SendSlots {
  readonly #process = new ConcurrencyLimit({ atOnce: OF_PROCESS });
  readonly #clients = new Map<string, { limit: ConcurrencyLimit; users: number }>();

  async run<Result>(clientId: string, send: () => Promise<Result>): Promise<Result> {
    const client = this.#clients.get(clientId) ?? {
      limit: new ConcurrencyLimit({ atOnce: OF_CLIENT }),
      users: 0,
    };
    this.#clients.set(clientId, client);
    client.users += 1;
    try {
      return await client.limit.run(() => this.#process.run(send));
    } finally {
      client.users -= 1;
      if (client.users === 0) this.#clients.delete(clientId);
    }
  }
}

const slotsOfApps = new WeakMap<object, SendSlots>();

export function getSendSlots(app: object): SendSlots {
  const slots = slotsOfApps.get(app) ?? new SendSlots();
  slotsOfApps.set(app, slots);
  return slots;
}
