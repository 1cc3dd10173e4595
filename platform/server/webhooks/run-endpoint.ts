import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { EndpointSends } from './endpoint-sends.ts';
import {
  LEASE_SPARE_SECONDS,
  type LeasedDelivery,
  leaseDueDeliveries,
  releaseInterruptedDeliveries,
  releaseUnsentDeliveries,
} from './lease-deliveries.ts';
import {
  acquireRunLease,
  dropRunLease,
  type EndpointKey,
  type EndpointState,
  endRun,
  type RunLease,
  renewRunLease,
} from './run-lease.ts';
import { getSendSlots, type Sent, sendDelivery } from './send-delivery.ts';
import { giveUpPaused, settleRefusedTry, settleTries, type Try } from './settle-tries.ts';
import { sendDueTests } from './test-webhook.ts';

/** After this time other endpoints get their turn. */
const SLICE_MS = 5_000;
/** A pause, a new URL or a new secret takes effect within this time. */
const FRESH_MS = 250;
/** Pause between two checks for due deliveries; doubled after each check that finds none. */
const POLL_MS = 50;
const MAX_EMPTY_CHECKS = 5;
/** A run that has sent this many checks twice more before it ends. */
const STREAM = 10;
/** Maximum interval between lease renewals. */
const RENEW_MS = 5_000;
/** A leased delivery must begin within this time, so that its attempt ends before the lease. */
const BEGIN_MS = (LEASE_SPARE_SECONDS - 2) * 1000;

/**
 * Sends the due deliveries of an endpoint until none is left or its time is over. Only one run per endpoint is active;
 * a second one ends immediately. Deliveries of a worker that dies are resent by the next run after their lease expires,
 * under the same webhook-id, so that the receiver can drop duplicates.
 */
export async function runEndpoint(
  app: App,
  key: EndpointKey,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const db = app.database.ofClient(key.clientId);
  const taken = await acquireRunLease(db, key, app.config.WEBHOOK_TIMEOUT_SECONDS);
  if (!taken) return;
  const run = new EndpointRun(app, db, { ...taken, signal });
  try {
    await run.work();
  } catch (error) {
    await run.letGo();
    throw error;
  }
}

class EndpointRun {
  readonly #app: App;
  readonly #db: Db;
  readonly #lease: RunLease;
  readonly #signal: AbortSignal;
  readonly #trySeconds: number;
  readonly #end = performance.now() + SLICE_MS;
  readonly #sends: EndpointSends;
  /** Undefined: another run has it, or it was removed. */
  #endpoint: EndpointState | undefined;
  #renewedAt = performance.now();
  #renewing: Promise<void> | undefined;
  #isSettling = false;
  #hasTaken = false;
  #lookAt = 0;
  #emptyPolls = 0;
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
    this.#signal = given.signal;
    this.#trySeconds = app.config.WEBHOOK_TIMEOUT_SECONDS;
    this.#sends = new EndpointSends(
      {
        maySend: () => this.#maySend(),
        send: (taken) => this.#send(taken),
        changed: () => this.#changed.resolve(),
      },
      given.endpoint,
    );
    this.#signal.addEventListener('abort', () => this.#changed.resolve(), { once: true });
  }

  async work(): Promise<void> {
    const sends = this.#sends;
    for (;;) {
      this.#signal.throwIfAborted();
      if (sends.failure) throw sends.failure.error;
      if (sends.settleAt <= performance.now()) await this.#settle();
      if (!this.#maySend() || sends.hasUnsent)
        await releaseUnsentDeliveries(this.#db, sends.takeUnsent());
      if (this.#endpoint?.paused_at) {
        await sendDueTests(this.#app, this.#endpoint, this.#signal);
        if (await giveUpPaused(this.#app, this.#endpoint)) continue;
      }
      if (this.#maySend() && sends.wanted > 0 && performance.now() >= this.#lookAt)
        await this.#take();
      sends.start();
      if (!sends.isIdle) await this.#change();
      else if (!this.#endpoint || (await this.#ends())) return;
    }
  }

  /** After a failure: releases the leased deliveries immediately, if the database is available. */
  async letGo(): Promise<void> {
    const sends = this.#sends;
    sends.isHeld = true;
    await sends.allEnded();
    const steps = [
      () => this.#settle(),
      () => releaseInterruptedDeliveries(this.#db, sends.interrupted),
      () => releaseUnsentDeliveries(this.#db, sends.takeUnsent()),
      () => dropRunLease(this.#db, this.#lease),
    ];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        this.#app.log.warn({ error }, 'webhook deliveries wait until their lease is over');
      }
    }
  }

  #maySend(): boolean {
    return (
      this.#endpoint !== undefined &&
      !this.#endpoint.paused_at &&
      !this.#endpoint.resting &&
      !this.#sends.isHeld &&
      !this.#signal.aborted &&
      performance.now() < this.#end
    );
  }

  async #take(): Promise<void> {
    // Skipped the first time, because the endpoint was read with the lease.
    if (this.#hasTaken) await this.#renew();
    this.#hasTaken = true;
    const atMost = this.#sends.wanted;
    if (!this.#maySend() || atMost === 0) return;
    const at = performance.now();
    const trySeconds = this.#trySeconds;
    const taken = await leaseDueDeliveries(this.#db, this.#lease, { atMost, trySeconds });
    this.#sends.add(taken, at);
    if (taken.length > 0) this.#emptyPolls = 0;
    if (taken.length === atMost) return;
    // Nothing more is due, so it does not check again after each delivery.
    this.#lookAt = at + POLL_MS * 2 ** Math.min(this.#emptyPolls, MAX_EMPTY_CHECKS);
    if (taken.length === 0) this.#emptyPolls += 1;
  }

  async #send({
    delivery,
    at,
  }: {
    delivery: LeasedDelivery;
    at: number;
  }): Promise<Sent | undefined> {
    if (performance.now() - this.#renewedAt > FRESH_MS) await this.#renew();
    return getSendSlots(this.#app).run(this.#lease.clientId, async () => {
      const endpoint = this.#endpoint;
      const isLate = performance.now() - at > BEGIN_MS;
      if (!endpoint || isLate || !this.#maySend()) return undefined;
      return sendDelivery(this.#app, { delivery, endpoint, signal: this.#signal });
    });
  }

  async #settle(): Promise<void> {
    const tries = this.#sends.takeEnded();
    this.#isSettling = true;
    try {
      await this.#settleTries(tries);
    } catch (error) {
      this.#sends.returnEnded(tries);
      throw error;
    } finally {
      this.#isSettling = false;
    }
    const failed = tries.some(({ sent }) => sent.failure);
    if (!failed && !this.#sends.isHeld && !this.#endpoint?.resting) return;
    // A renewal that is already running may have read the endpoint earlier.
    await this.#renewing;
    await this.#renew();
    if (!this.#sends.hasEnded) this.#sends.isHeld = false;
  }

  /** If a watcher rejects one attempt, the others are still saved, and it counts as an attempt of its delivery. */
  async #settleTries(tries: readonly Try[]): Promise<void> {
    if (tries.length === 0) return;
    try {
      await settleTries(this.#app, this.#lease, tries);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const [first, ...others] = tries;
      if (others.length > 0) for (const one of tries) await this.#settleTries([one]);
      else if (first) {
        this.#app.log.warn({ error }, 'a try of a webhook delivery could not be written');
        await settleRefusedTry(this.#app, this.#lease, first);
      }
    }
  }

  #renew(): Promise<void> {
    const renew = async () => {
      this.#renewedAt = performance.now();
      this.#endpoint = await renewRunLease(this.#db, this.#lease, this.#trySeconds);
      const isWritten = !this.#sends.hasEnded && !this.#isSettling;
      if (this.#endpoint && isWritten) this.#sends.failing = this.#endpoint.failing;
    };
    this.#renewing ??= renew().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  /** Nothing is left to do. A busy run waits for more for a moment, so that not every event needs a run. */
  async #ends(): Promise<boolean> {
    const isBusy = this.#maySend() && this.#sends.count >= STREAM && this.#emptyPolls < 2;
    if (!isBusy) {
      const must = performance.now() >= this.#end || this.#emptyPolls >= MAX_EMPTY_CHECKS;
      const end = await endRun({ db: this.#db, jobs: this.#app.jobs }, this.#lease, { must });
      if (end === 'ended') return true;
      this.#lookAt = end === 'due' && this.#emptyPolls === 0 ? 0 : performance.now() + POLL_MS;
      this.#emptyPolls += 1;
    }
    const wait = this.#lookAt - performance.now();
    if (wait > 0) await pause(wait, undefined, { signal: this.#signal });
    await this.#renew();
    return false;
  }

  /** Resolves when a send ends or the next action is due. */
  async #change(): Promise<void> {
    const times = [this.#renewedAt + RENEW_MS, this.#sends.settleAt];
    if (this.#maySend()) times.push(this.#end);
    if (this.#maySend() && this.#sends.wanted > 0) times.push(this.#lookAt);
    const wait = Math.min(...times) - performance.now();
    const timer = setTimeout(() => this.#changed.resolve(), Math.max(1, wait));
    await this.#changed.promise;
    clearTimeout(timer);
    this.#changed = Promise.withResolvers();
    if (performance.now() - this.#renewedAt >= RENEW_MS) await this.#renew();
  }
}
