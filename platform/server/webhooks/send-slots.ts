import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';

const OF_PROCESS = 12;
/** Many endpoints of one client may all be slow: they leave room for those of others. */
const OF_CLIENT = 6;

/** Bounds how many deliveries this process sends at a time. Those that wait get their turn in the order they came. */
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
