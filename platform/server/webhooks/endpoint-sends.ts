import { isUnanswered } from './endpoint-health.ts';
import type { Sent } from './send-delivery.ts';
import type { Try } from './settle-tries.ts';
import type { TakenDelivery } from './take-deliveries.ts';
import { webhookTest } from './webhook-test.event.ts';

/** A few at a time, so that a slow receiver leaves room for the others; one at a time while it fails. */
const SIDE_BY_SIDE = 3;
/** So many are taken at once of an endpoint that answers within `QUICK_MS`, fewer of others. */
const MOST_TAKEN = 50;
const QUICK_MS = 100;
/** Tries that ended are written together: so many, or those of this time. */
const SETTLED_TOGETHER = 25;
const SETTLE_MS = 100;

interface Taken {
  delivery: TakenDelivery;
  /** By the clock of this process. */
  at: number;
}

interface SendOptions {
  maySend(): boolean;
  /** undefined: it was not sent after all. Throws when the process stops. */
  send(taken: Taken): Promise<Sent | undefined>;
  /** A send has ended. */
  changed(): void;
}

/** The deliveries that a run has in hand: ready to be sent, under way, and ended but not written yet. */
export class EndpointSends {
  readonly #options: SendOptions;
  readonly #ready: Taken[] = [];
  readonly #underWay = new Map<TakenDelivery, Promise<void>>();
  readonly #unsent: TakenDelivery[] = [];
  #ended: Try[] = [];
  #firstEndedAt = 0;
  #takeSize = SIDE_BY_SIDE;
  /** Cut off while they were being sent. */
  readonly interrupted: TakenDelivery[] = [];
  failure: { error: unknown } | undefined;
  /** Whether the last try failed. */
  failing: boolean;
  /** An answer asks for a pause or a rest: nothing is sent until it is written and the endpoint is read again. */
  isHeld = false;
  /** How many were sent. */
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

  /** How many more to take now. */
  get wanted(): number {
    const isQuick = this.#takeSize > SIDE_BY_SIDE;
    if (!isQuick) return Math.max(0, this.#room - this.#ready.length);
    return this.#ready.length <= SIDE_BY_SIDE ? this.#takeSize : 0;
  }

  get #room(): number {
    return Math.max(0, (this.failing ? 1 : SIDE_BY_SIDE) - this.#underWay.size);
  }

  add(deliveries: readonly TakenDelivery[], at: number): void {
    for (const delivery of deliveries) this.#ready.push({ delivery, at });
    // It began to fail while they were taken.
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

  /** When ended tries are to be written: now (0), at this moment, or never as there are none. */
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

  /** They could not be written. */
  returnEnded(tries: readonly Try[]): void {
    this.#ended.unshift(...tries);
  }

  /** What was taken and will not be sent by this run. */
  takeUnsent(): TakenDelivery[] {
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

  #note(delivery: TakenDelivery, sent: Sent): void {
    if (this.#ended.length === 0) this.#firstEndedAt = performance.now();
    this.#ended.push({ delivery, sent });
    this.count += 1;
    if (delivery.event_type === webhookTest.type) return;
    this.failing = sent.failure !== null;
    if (isUnanswered(sent) || sent.failure === 'GONE') this.isHeld = true;
    const isQuick = !sent.failure && sent.ms < QUICK_MS;
    this.#takeSize = isQuick ? Math.min(MOST_TAKEN, this.#takeSize * 2) : SIDE_BY_SIDE;
    if (this.failing) this.#setAside(this.#room);
  }

  #setAside(from: number): void {
    this.#unsent.push(...this.#ready.splice(from).map(({ delivery }) => delivery));
  }
}
