import { isUnanswered } from './endpoint-health.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import type { Sent } from './send-delivery.ts';
import type { Try } from './settle-tries.ts';
import { webhookTest } from './webhook-test.event.ts';

/** A few in parallel, so that a slow receiver leaves capacity for others; one at a time while it fails. */
const SIDE_BY_SIDE = 3;
/** Number of deliveries leased in one batch for an endpoint that responds within `QUICK_MS`; fewer for others. */
const MAX_TAKEN = 50;
const QUICK_MS = 100;
/** Finished attempts are saved together: up to this number, or those within this time. */
const SETTLED_TOGETHER = 25;
const SETTLE_MS = 100;

interface Taken {
  delivery: LeasedDelivery;
  /** Monotonic time of this process. */
  at: number;
}

interface SendOptions {
  maySend(): boolean;
  /** Undefined: it was not sent. Throws when the process stops. */
  send(taken: Taken): Promise<Sent | undefined>;
  /** A send has ended. */
  changed(): void;
}

/** Deliveries of a run: ready to be sent, in progress, and ended but not yet saved. */
export class EndpointSends {
  readonly #options: SendOptions;
  readonly #ready: Taken[] = [];
  readonly #underWay = new Map<LeasedDelivery, Promise<void>>();
  readonly #unsent: LeasedDelivery[] = [];
  #ended: Try[] = [];
  #firstEndedAt = 0;
  #takeSize = SIDE_BY_SIDE;
  /** Deliveries that were aborted while being sent. */
  readonly interrupted: LeasedDelivery[] = [];
  failure: { error: unknown } | undefined;
  /** Whether the last attempt failed. */
  failing: boolean;
  /** A response requires a pause or rest: nothing is sent until it is saved and the endpoint is read again. */
  isHeld = false;
  /** Number of sent deliveries. */
  count = 0;

  constructor(options: SendOptions, { failing }: { failing: boolean }) {
    this.#options = options;
    this.failing = failing;
  }

  get isIdle(): boolean {
    return this.isDone && this.#unsent.length === 0 && this.#ended.length === 0;
  }

  get isDone(): boolean {
    return this.#underWay.size === 0 && this.#ready.length === 0;
  }

  get hasEnded(): boolean {
    return this.#ended.length > 0;
  }

  get hasUnsent(): boolean {
    return this.#unsent.length > 0;
  }

  /** Number of deliveries to lease now. */
  get wanted(): number {
    const isQuick = this.#takeSize > SIDE_BY_SIDE;
    if (!isQuick) return Math.max(0, this.#room - this.#ready.length);
    return this.#ready.length <= SIDE_BY_SIDE ? this.#takeSize : 0;
  }

  get #room(): number {
    return Math.max(0, (this.failing ? 1 : SIDE_BY_SIDE) - this.#underWay.size);
  }

  add(deliveries: readonly LeasedDelivery[], at: number): void {
    for (const delivery of deliveries) this.#ready.push({ delivery, at });
    // It started to fail while they were being leased.
    if (this.failing) this.#setAside(this.#room);
  }

  start(): void {
    while (this.#options.maySend() && this.#room > 0) {
      const next = this.#ready.shift();
      if (!next) return;
      const sending = this.#send(next).finally(() => {
        this.#underWay.delete(next.delivery);
        this.start();
        this.#options.changed();
      });
      this.#underWay.set(next.delivery, sending);
    }
  }

  /** When finished attempts are saved: now (0), at this time, or never if there are none. */
  get settleAt(): number {
    if (this.#ended.length === 0) return Infinity;
    const now =
      this.#ended.length >= SETTLED_TOGETHER || this.isDone || this.failing || this.isHeld;
    return now ? 0 : this.#firstEndedAt + SETTLE_MS;
  }

  takeEnded(): Try[] {
    const ended = this.#ended;
    this.#ended = [];
    return ended;
  }

  /** Puts back results that could not be saved. */
  returnEnded(tries: readonly Try[]): void {
    this.#ended.unshift(...tries);
  }

  /** Leased deliveries that this run will not send. */
  takeUnsent(): LeasedDelivery[] {
    if (!this.#options.maySend()) this.#setAside(0);
    return this.#unsent.splice(0);
  }

  async allEnded(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  async #send(taken: Taken): Promise<void> {
    const { delivery } = taken;
    try {
      const sent = await this.#options.send(taken);
      if (sent) this.#note(delivery, sent);
      else this.#unsent.push(delivery);
    } catch (error) {
      this.failure ??= { error };
      this.interrupted.push(delivery);
    }
  }

  #note(delivery: LeasedDelivery, sent: Sent): void {
    if (this.#ended.length === 0) this.#firstEndedAt = performance.now();
    this.#ended.push({ delivery, sent });
    this.count += 1;
    if (delivery.event_type === webhookTest.type) return;
    this.failing = sent.failure !== null;
    if (isUnanswered(sent) || sent.failure === 'GONE') this.isHeld = true;
    const isQuick = !sent.failure && sent.ms < QUICK_MS;
    this.#takeSize = isQuick ? Math.min(MAX_TAKEN, this.#takeSize * 2) : SIDE_BY_SIDE;
    if (this.failing) this.#setAside(this.#room);
  }

  #setAside(from: number): void {
    this.#unsent.push(...this.#ready.splice(from).map(({ delivery }) => delivery));
  }
}
