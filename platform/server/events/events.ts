import { sql } from 'kysely';
import type { z } from 'zod';
import type { EventDefinition } from '#platform/contract/event.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { eventDispatch, type MountedListener } from './event-delivery.ts';

/** An event without a label, because external subscribers cannot select it. */
type UnlistedEvent<Payload extends z.ZodType> = Omit<EventDefinition<Payload>, 'label'>;

/** Returns the subject only if it is a string. */
function subjectOf({ subject }: { subject?: string }, payload: unknown): string | null {
  if (!subject || typeof payload !== 'object' || payload === null) return null;
  const named = (payload as Record<string, unknown>)[subject];
  return typeof named === 'string' ? named : null;
}

/** Events between modules: saved with the change that caused them and delivered to listeners by a job. */
export class Events {
  readonly listeners: readonly MountedListener[];
  readonly #jobs: Jobs;
  readonly #declared: ReadonlyMap<string, EventDefinition>;
  readonly #taps: readonly EventTap[];

  constructor(options: {
    jobs: Jobs;
    declared: readonly EventDefinition[];
    listeners: readonly MountedListener[];
    taps: readonly EventTap[];
  }) {
    this.#jobs = options.jobs;
    this.#declared = declaredEvents(options.declared);
    this.#taps = options.taps;
    this.listeners = options.listeners;
    const names = this.listeners.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice) throw new Error(`two listeners are called ${twice}`);
    for (const { name, event } of this.listeners) this.#mustBeDeclared(event, `${name} listens to`);
  }

  listener(name: string): MountedListener {
    const found = this.listeners.find((listener) => listener.name === name);
    if (!found) throw new Error(`nobody listens as ${name}`);
    return found;
  }

  /** Event types of all modules, sorted by name. */
  published(): EventDefinition[] {
    return [...this.#declared.values()]
      .filter(({ unpublished }) => !unpublished)
      .sort((a, b) => (a.type < b.type ? -1 : 1));
  }

  /** Events that contain personal data, with the payload fields that hold it. */
  aboutPersons(): { type: string; parts: string[] }[] {
    return [...this.#declared.values()].flatMap(({ type, person }) =>
      person ? [{ type, parts: [person].flat() }] : [],
    );
  }

  /** Publishes in the caller's transaction, so a rollback also discards the event. Returns the event's ID. */
  async publish<Payload extends z.ZodType>(
    db: Db,
    definition: EventDefinition<Payload>,
    { clientId, payload }: { clientId: string; payload: z.input<Payload> },
  ): Promise<string> {
    const [id = ''] = await this.publishAll(db, definition, { clientId, payloads: [payload] });
    return id;
  }

  /** Publishes many events of one client with a few statements, regardless of the number of events and listeners. */
  async publishAll<Payload extends z.ZodType>(
    db: Db,
    definition: EventDefinition<Payload>,
    { clientId, payloads }: { clientId: string; payloads: readonly z.input<Payload>[] },
  ): Promise<string[]> {
    this.#mustBeDeclared(definition, 'somebody publishes');
    if (payloads.length === 0) return [];
    const publish = async (tx: Db) => {
      const ids = await this.#write(tx, definition, { clientId, payloads });
      const subjects = payloads.map((payload) => subjectOf(definition, payload));
      await this.#notifyListeners(tx, { ids, type: definition.type, clientId, subjects });
      return ids;
    };
    return db.isTransaction ? publish(db) : db.transaction().execute(publish);
  }

  /** Saves an event without notifying listeners, for callers that deliver it themselves. */
  async record<Payload extends z.ZodType>(
    db: Db,
    definition: UnlistedEvent<Payload>,
    { clientId, payload }: { clientId: string; payload: z.input<Payload> },
  ): Promise<string> {
    const [id = ''] = await this.#write(db, definition, { clientId, payloads: [payload] });
    return id;
  }

  /** An undeclared event would reach its listeners but could not be selected by external subscribers. */
  #mustBeDeclared(event: EventDefinition, usage: string): void {
    if (this.#declared.get(event.type) !== event)
      throw new Error(`${usage} ${event.type}, which no module declares among its events`);
  }

  async #write<Payload extends z.ZodType>(
    db: Db,
    definition: UnlistedEvent<Payload>,
    { clientId, payloads }: { clientId: string; payloads: readonly z.input<Payload>[] },
  ): Promise<string[]> {
    for (const payload of payloads) definition.payload.parse(payload);
    const ids = payloads.map(() => uuidV7());
    const texts = payloads.map((payload) => JSON.stringify(payload));
    await sql`
      insert into platform.events (client_id, id, type, payload)
      select ${clientId}::uuid, given.id, ${definition.type}, given.payload::jsonb
      from unnest(${ids}::uuid[], ${texts}::text[]) as given (id, payload)`.execute(db);
    return ids;
  }

  async #notifyListeners(db: Db, events: PublishedEvents): Promise<void> {
    const { ids, type, clientId } = events;
    const listeners = this.listeners
      .filter(({ event }) => event.type === type)
      .map(({ name }) => name);
    if (listeners.length > 0) {
      const dispatches = ids.map((eventId) => ({ eventId, listeners }));
      await this.#jobs.enqueueAll(db, eventDispatch, dispatches, { clientId });
    }
    for (const tap of this.#taps) await tap.hear(events, { db, jobs: this.#jobs });
  }
}

/** Events of all modules by type. Throws on a duplicate type, because listeners could not distinguish them. */
function declaredEvents(events: readonly EventDefinition[]): ReadonlyMap<string, EventDefinition> {
  const declared = new Map<string, EventDefinition>();
  for (const event of events) {
    if (declared.has(event.type)) throw new Error(`two events are called ${event.type}`);
    declared.set(event.type, event);
  }
  return declared;
}

/** Events of one client and type that were published together, mostly one. */
export interface PublishedEvents {
  ids: readonly string[];
  type: string;
  clientId: string;
  /** The record that each event is about, if its module declares one. */
  subjects: readonly (string | null)[];
}

/** Receives every event of any type in the publishing transaction. Its writes are saved together with the event. */
export interface EventTap {
  name: string;
  /** Runs in the publisher's transaction, so it must be fast: a short statement and perhaps a job, no external call. */
  hear(events: PublishedEvents, context: { db: Db; jobs: Jobs }): Promise<void>;
}

export function defineEventTap(tap: EventTap): EventTap {
  return tap;
}
