import type { z } from 'zod';
import type { EventDefinition } from '#platform/contract/event.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ModuleRegistry } from '../module-registry.ts';
import { deliverEvent } from './deliver-event.job.ts';
import type { EventsTables } from './tables.ts';

/** What modules tell each other: written with the change it is about, brought to each listener by a job. */
export class Events {
  readonly #jobs: Jobs;
  readonly #registry: ModuleRegistry;

  constructor(options: { jobs: Jobs; registry: ModuleRegistry }) {
    this.#jobs = options.jobs;
    this.#registry = options.registry;
    const names = this.#registry.all('listeners').map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice) throw new Error(`two listeners are called ${twice}`);
  }

  /** In the caller's transaction: what is taken back did not happen. Returns the event's id. */
  async publish<Payload extends z.ZodType>(
    db: Db,
    definition: EventDefinition<Payload>,
    { clientId, payload }: { clientId: string; payload: z.input<Payload> },
  ): Promise<string> {
    definition.payload.parse(payload);
    const publish = (tx: Db) => this.#publish(tx, definition.type, clientId, payload);
    return db.isTransaction ? publish(db) : db.transaction().execute(publish);
  }

  async #publish(
    db: Db<EventsTables>,
    type: string,
    clientId: string,
    payload: unknown,
  ): Promise<string> {
    const id = uuidV7();
    await db
      .insertInto('platform.events')
      .values({ client_id: clientId, id, type, payload: JSON.stringify(payload) })
      .execute();
    for (const listener of this.#registry.all('listeners')) {
      if (listener.event.type !== type) continue;
      const delivery = { listener: listener.name, eventId: id };
      await this.#jobs.enqueue(db, deliverEvent, delivery, { clientId });
    }
    return id;
  }
}
