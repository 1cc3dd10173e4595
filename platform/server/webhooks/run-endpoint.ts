import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { isUnanswered } from './endpoint-health.ts';
import { giveUpPaused } from './give-up-paused.ts';
import {
  dropRunLease,
  type EndpointKey,
  type EndpointState,
  endRun,
  type RunLease,
  renewRunLease,
  takeRunLease,
} from './run-lease.ts';
import { type Sent, sendDelivery } from './send-delivery.ts';
import { sendSlotsOf } from './send-slots.ts';
import { settleTries, type Try } from './settle-tries.ts';
import {
  giveBackInterrupted,
  giveBackUnsent,
  LEASE_SPARE_SECONDS,
  type TakenDelivery,
  takeDueDeliveries,
} from './take-deliveries.ts';
import { webhookTest } from './webhook-test.event.ts';

/** A few at a time, so that a slow receiver leaves room for the others; one at a time while it fails. */
const SIDE_BY_SIDE = 3;
/** So many are taken at once of an endpoint that answers within `QUICK_MS`, fewer of others. */
const MOST_TAKEN = 50;
const QUICK_MS = 100;
/** Then other endpoints get their turn. */
const SLICE_MS = 5_000;
/** A pause, another address or another secret takes effect within this time. */
const FRESH_MS = 250;
/** Tries that ended are written together: so many, or those of this time. */
const SETTLED_TOGETHER = 25;
const SETTLE_MS = 100;
/** Between two looks for something due when the last one found little; twice as long each time it found nothing. */
const LOOK_MS = 50;
const MOST_EMPTY_LOOKS = 5;
/** A run that sent so many waits for more for two looks before it ends. */
const STREAM = 10;
/** The lease is renewed at least so often. */
const RENEW_MS = 5_000;

/**
 * Sends what is due at an endpoint, until nothing is or its time is over. One run at a time has an endpoint: where another
 * has it, this ends at once.
 *
 * A worker that dies leaves its deliveries to the next run, which sends them again when their lease is over: under the same
 * webhook-id, by which the receiver drops the repeat.
 */
export async function runEndpoint(
  app: App,
  key: EndpointKey,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const db = app.database.ofClient(key.clientId);
  const taken = await takeRunLease(db, key, app.config.WEBHOOK_TIMEOUT_SECONDS);
  if (!taken) return;
  const run = new EndpointRun(app, db, { ...taken, signal });
  try {
    await run.work();
  } catch (error) {
    await run.letGo();
    throw error;
  }
}

interface Taken {
  delivery: TakenDelivery;
  at: number;
}

class EndpointRun {
  readonly #app: App;
  readonly #db: Db;
  readonly #lease: RunLease;
  readonly #signal: AbortSignal;
  readonly #trySeconds: number;
  readonly #end = performance.now() + SLICE_MS;
  /** undefined: another run has it, or it is gone. */
  #endpoint: EndpointState | undefined;
  #renewedAt = performance.now();
  #renewing: Promise<void> | undefined;
  #failing: boolean;
  /** Nothing is sent until what was found is written and the endpoint is read again. */
  #isHeld = false;
  #ready: Taken[] = [];
  readonly #underWay = new Map<TakenDelivery, Promise<void>>();
  #unsent: TakenDelivery[] = [];
  readonly #interrupted: TakenDelivery[] = [];
  #failure: { error: unknown } | undefined;
  #ended: Try[] = [];
  #firstEndedAt = 0;
  #isSettling = false;
  #sends = 0;
  #take = SIDE_BY_SIDE;
  #lookAt = 0;
  #emptyLooks = 0;
  #changed = Promise.withResolvers<void>();

  constructor(
    app: App,
    db: Db,
    given: { lease: RunLease; endpoint: EndpointState; signal: AbortSignal },
  ) {
    this.#app = app;
    this.#db = db;
    this.#lease = given.lease;
    this.#endpoint = given.endpoint;
    this.#failing = given.endpoint.failing;
    this.#signal = given.signal;
    this.#trySeconds = app.config.WEBHOOK_TIMEOUT_SECONDS;
    this.#signal.addEventListener('abort', () => this.#changed.resolve(), { once: true });
  }

  async work(): Promise<void> {
    for (;;) {
      this.#signal.throwIfAborted();
      if (this.#failure) throw this.#failure.error;
      if (this.#isTimeToSettle()) await this.#settle();
      if (!this.#maySend() || this.#unsent.length > 0) await this.#giveBack();
      if (this.#endpoint?.paused_at && (await giveUpPaused(this.#app, this.#endpoint))) continue;
      if (this.#needsMore()) await this.#takeMore();
      this.#startSends();
      if (this.#isIdle()) {
        if (!this.#endpoint || (await this.#ends())) return;
      } else await this.#change();
    }
  }

  /** After a failure: others may have what was taken at once, where the database can be told. */
  async letGo(): Promise<void> {
    this.#isHeld = true;
    await Promise.allSettled(this.#underWay.values());
    try {
      if (this.#ended.length > 0) await settleTries(this.#app, this.#lease, this.#ended);
      await giveBackInterrupted(this.#db, this.#interrupted);
      await this.#giveBack();
      await dropRunLease(this.#db, this.#lease);
    } catch (error) {
      this.#app.log.warn({ error }, 'webhook deliveries wait until their lease is over');
    }
  }

  #maySend(): boolean {
    return (
      this.#endpoint !== undefined &&
      !this.#endpoint.paused_at &&
      !this.#endpoint.resting &&
      !this.#isHeld &&
      !this.#signal.aborted &&
      performance.now() < this.#end
    );
  }

  #isIdle(): boolean {
    return (
      this.#underWay.size === 0 &&
      this.#ready.length === 0 &&
      this.#unsent.length === 0 &&
      this.#ended.length === 0
    );
  }

  #room(): number {
    return Math.max(0, (this.#failing ? 1 : SIDE_BY_SIDE) - this.#underWay.size);
  }

  #isLow(): boolean {
    const isQuick = this.#take > SIDE_BY_SIDE;
    return isQuick ? this.#ready.length <= SIDE_BY_SIDE : this.#ready.length < this.#room();
  }

  #needsMore(): boolean {
    return this.#maySend() && this.#isLow() && performance.now() >= this.#lookAt;
  }

  async #takeMore(): Promise<void> {
    if (performance.now() - this.#renewedAt > LOOK_MS) await this.#renew();
    if (!this.#maySend()) return;
    const atMost =
      this.#take > SIDE_BY_SIDE ? this.#take : Math.max(1, this.#room() - this.#ready.length);
    const at = performance.now();
    const taken = await takeDueDeliveries(this.#db, this.#lease, {
      atMost,
      trySeconds: this.#trySeconds,
    });
    this.#ready.push(...taken.map((delivery) => ({ delivery, at })));
    if (taken.length > 0) this.#emptyLooks = 0;
    // What waits is behind: it is not looked for again with each delivery that ends.
    if (taken.length < atMost) {
      this.#lookAt = at + LOOK_MS * 2 ** Math.min(this.#emptyLooks, MOST_EMPTY_LOOKS);
      if (taken.length === 0) this.#emptyLooks += 1;
    }
  }

  #startSends(): void {
    while (this.#maySend() && this.#room() > 0) {
      const next = this.#ready.shift();
      if (!next) return;
      this.#underWay.set(
        next.delivery,
        this.#send(next).finally(() => {
          this.#underWay.delete(next.delivery);
          this.#startSends();
          this.#changed.resolve();
        }),
      );
    }
  }

  async #send({ delivery, at }: Taken): Promise<void> {
    try {
      if (performance.now() - this.#renewedAt > FRESH_MS) await this.#renew();
      const sent = await sendSlotsOf(this.#app).run(this.#lease.clientId, async () => {
        const endpoint = this.#endpoint;
        const late = performance.now() - at > (LEASE_SPARE_SECONDS - 2) * 1000;
        if (!endpoint || late || !this.#maySend()) return undefined;
        return sendDelivery(this.#app, { delivery, endpoint, signal: this.#signal });
      });
      if (sent) this.#note(delivery, sent);
      else this.#unsent.push(delivery);
    } catch (error) {
      // The process stops, or the database is away.
      this.#failure ??= { error };
      this.#interrupted.push(delivery);
    }
  }

  #note(delivery: TakenDelivery, sent: Sent): void {
    if (this.#ended.length === 0) this.#firstEndedAt = performance.now();
    this.#ended.push({ delivery, sent });
    this.#sends += 1;
    if (delivery.event_type === webhookTest.type) return;
    this.#failing = sent.failure !== null;
    if (isUnanswered(sent) || sent.failure === 'GONE') this.#isHeld = true;
    const quick = !sent.failure && sent.ms < QUICK_MS;
    this.#take = quick ? Math.min(MOST_TAKEN, this.#take * 2) : SIDE_BY_SIDE;
    if (!sent.failure) return;
    this.#unsent.push(...this.#ready.map((ready) => ready.delivery));
    this.#ready = [];
  }

  #isTimeToSettle(): boolean {
    if (this.#ended.length === 0) return false;
    return (
      this.#ended.length >= SETTLED_TOGETHER ||
      (this.#underWay.size === 0 && this.#ready.length === 0) ||
      this.#failing ||
      this.#isHeld ||
      performance.now() - this.#firstEndedAt >= SETTLE_MS
    );
  }

  async #settle(): Promise<void> {
    const tries = this.#ended;
    this.#ended = [];
    this.#isSettling = true;
    try {
      await settleTries(this.#app, this.#lease, tries);
    } catch (error) {
      this.#ended.unshift(...tries);
      throw error;
    } finally {
      this.#isSettling = false;
    }
    const failed = tries.some(({ sent }) => sent.failure);
    if (!failed && !this.#isHeld && !this.#endpoint?.resting) return;
    // One that is under way may have read the endpoint before.
    await this.#renewing;
    await this.#renew();
    if (this.#ended.length === 0) this.#isHeld = false;
  }

  async #giveBack(): Promise<void> {
    const unsent = [...this.#unsent, ...this.#ready.map(({ delivery }) => delivery)];
    this.#unsent = [];
    this.#ready = [];
    await giveBackUnsent(this.#db, unsent);
  }

  #renew(): Promise<void> {
    const renew = async () => {
      this.#renewedAt = performance.now();
      this.#endpoint = await renewRunLease(this.#db, this.#lease, this.#trySeconds);
      const isWritten = this.#ended.length === 0 && !this.#isSettling;
      if (this.#endpoint && isWritten) this.#failing = this.#endpoint.failing;
    };
    this.#renewing ??= renew().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  /** Nothing is left to do. A run that is busy waits for more for a moment, so that not every event needs a run. */
  async #ends(): Promise<boolean> {
    const isOver = performance.now() >= this.#end;
    const isStream = this.#maySend() && this.#sends >= STREAM && this.#emptyLooks < 2;
    if (!isStream) {
      const must = isOver || this.#emptyLooks >= MOST_EMPTY_LOOKS;
      const end = await endRun({ db: this.#db, jobs: this.#app.jobs }, this.#lease, { must });
      if (end === 'ended') return true;
      this.#lookAt = end === 'due' && this.#emptyLooks === 0 ? 0 : performance.now() + LOOK_MS;
      this.#emptyLooks += 1;
    }
    const wait = this.#lookAt - performance.now();
    if (wait > 0) await pause(wait, undefined, { signal: this.#signal });
    await this.#renew();
    return false;
  }

  /** Until a send ends, or it is time for something else. */
  async #change(): Promise<void> {
    const times = [this.#renewedAt + RENEW_MS];
    if (this.#ended.length > 0) times.push(this.#firstEndedAt + SETTLE_MS);
    if (this.#maySend()) times.push(this.#end);
    if (this.#maySend() && this.#isLow()) times.push(this.#lookAt);
    const wait = Math.min(...times) - performance.now();
    const timer = setTimeout(() => this.#changed.resolve(), Math.max(1, wait));
    await this.#changed.promise;
    clearTimeout(timer);
    this.#changed = Promise.withResolvers();
    if (performance.now() - this.#renewedAt >= RENEW_MS) await this.#renew();
  }
}
