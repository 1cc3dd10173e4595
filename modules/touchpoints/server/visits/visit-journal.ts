import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#platform/server/app.ts';
import type { PageVisit } from './count-page-visits.ts';
import { countVisits } from './count-visits.ts';
import { PassingCounts } from './passing-counts.ts';
import { newOwner, SegmentFault, SegmentFolder } from './segment-folder.ts';
import { SegmentWriter } from './segment-writer.ts';
import type { Visit } from './visit.ts';

type JournalApp = Pick<App, 'config' | 'database' | 'events' | 'log'>;

const EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** Under load, redirects come first: while more visits per second arrive, counting waits, but at most for a limited time. */
const RUSH_A_SECOND = 2_000;
const LONGEST_RUSH_MS = 10_000;
const LOOK_FOR_LEFT_MS = 60_000;
/** An unresponsive database must not delay the shutdown, which has about ten seconds. */
const LONGEST_STOP_MS = 3_000;
/** Larger batches need fewer counters, events and jobs per visit. */
const BATCH = 10_000;
/** Visits that the disk refused wait in memory; about 20 MB. */
const UNWRITTEN_LIMIT = 50_000;

/**
 * Connects redirects and counters: a visit is on disk before its visitor is redirected, and in the database about a
 * second later, or as soon as it is available. See docs/decisions/visits.md.
 */
export class VisitJournal {
  readonly #app: JournalApp;
  readonly #folder: SegmentFolder;
  readonly #writer: SegmentWriter;
  readonly #owner = newOwner();
  readonly #passing = new PassingCounts();
  readonly #stopping = new AbortController();
  /** Completed segments to be counted. */
  readonly #ended = new Map<string, readonly Visit[] | undefined>();
  #unwritten: Visit[] = [];
  #dropped = 0;
  #pauseMs = EVERY_MS;
  #recorded = 0;
  #countedAt = performance.now();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #work: Promise<void> = Promise.resolve();
  #running: Promise<void> | undefined;

  constructor(app: JournalApp) {
    this.#app = app;
    this.#folder = new SegmentFolder(app.config.dataDirectory);
    this.#writer = new SegmentWriter({
      newPath: () => this.#folder.newPath(this.#owner.name),
      onEnded: (path, visits) => this.#end(path, visits),
      onRefused: (visits, error) => this.#keep(visits, error),
    });
  }

  /**
   * Resolves when the visit survives the end of the process. Never rejects: if the disk fails, the visit stays in
   * memory and the visitor is redirected.
   */
  record(visit: Visit): Promise<void> {
    this.#recorded += 1;
    return this.#writer.append(visit);
  }

  robot(clientId: string, touchpointId: string): void {
    this.#passing.robot(clientId, touchpointId);
  }

  dead(clientId: string, suffix: string): void {
    this.#passing.dead(clientId, suffix);
  }

  page(visit: PageVisit): void {
    this.#passing.page(visit);
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** What cannot be counted within some seconds stays for the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#settleLast(), tooLate()]).catch((error: unknown) => {
      this.#app.log.warn({ error }, 'visits stay in the journal until the next start');
    });
    this.#owner.leave();
  }

  /** Counts all visits recorded so far; rejects while the database is unavailable. */
  async settle(): Promise<void> {
    await this.#writer.drained();
    await this.#writer.cut();
    await this.#inTurn(() => this.#count());
  }

  async #settleLast(): Promise<void> {
    await this.#running;
    await this.settle();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const began = performance.now();
      if (!this.#isRush(began)) await this.#look();
      // Counting takes at most half of the time, because redirects need the rest and larger batches are cheaper.
      const tookMs = Math.min(performance.now() - began, LONGEST_PAUSE_MS);
      await pause(Math.max(this.#pauseMs, tookMs), undefined, { signal, ref: false }).catch(
        () => {},
      );
    }
  }

  #isRush(now: number): boolean {
    const recorded = this.#recorded;
    this.#recorded = 0;
    return recorded > RUSH_A_SECOND && now - this.#countedAt < LONGEST_RUSH_MS;
  }

  async #look(): Promise<void> {
    this.#countedAt = performance.now();
    try {
      // While the database is unavailable, a segment grows to its limit: few large files instead of many small ones.
      if (this.#ended.size === 0) await this.#writer.cut();
      await this.#inTurn(() => this.#count());
      if (this.#pauseMs > EVERY_MS) this.#app.log.info('visits are counted again');
      this.#pauseMs = EVERY_MS;
    } catch (error) {
      if (this.#pauseMs === EVERY_MS)
        this.#app.log.warn({ error }, 'visits cannot be counted now and stay in the journal');
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }

  async #count(): Promise<void> {
    await this.#adopt();
    await this.#countUnwritten();
    for (const [path, visits] of this.#ended) {
      await this.#countSegment(path, visits);
      this.#ended.delete(path);
    }
    await this.#passing.write(this.#app);
  }

  /** Takes over segments of killed processes. */
  async #adopt(): Promise<void> {
    if (performance.now() - this.#lookedAt < LOOK_FOR_LEFT_MS) return;
    this.#lookedAt = performance.now();
    try {
      for (const path of await this.#folder.left()) {
        if (!this.#ended.has(path)) this.#ended.set(path, undefined);
      }
    } catch (error) {
      // Visits in memory can still be counted.
      this.#app.log.error({ error }, 'the folder of the journal cannot be read');
    }
  }

  /** While segments wait for the database, only the first stays in memory; the others are read later. */
  #end(path: string, visits: readonly Visit[] | undefined): void {
    this.#ended.set(path, this.#ended.size === 0 ? visits : undefined);
  }

  async #countSegment(path: string, remembered: readonly Visit[] | undefined): Promise<void> {
    try {
      if (remembered) {
        for (let from = 0; from < remembered.length; from += BATCH)
          await countVisits({ app: this.#app }, remembered.slice(from, from + BATCH));
      } else
        for await (const visits of this.#folder.read(path, BATCH))
          await countVisits({ app: this.#app }, visits);
      await this.#folder.remove(path);
    } catch (error) {
      if (!(error instanceof SegmentFault)) throw error;
      // Missing: another process took it over. Unreadable: it is tried again in a minute.
      if (!error.isMissing) this.#app.log.error({ error: error.cause }, error.message);
    }
  }

  async #countUnwritten(): Promise<void> {
    while (this.#unwritten.length > 0) {
      const some = this.#unwritten.slice(0, BATCH);
      await countVisits({ app: this.#app }, some);
      this.#unwritten = this.#unwritten.slice(some.length);
    }
    if (this.#dropped > 0)
      this.#app.log.error({ visits: this.#dropped }, 'visits were lost: neither disk nor database');
    this.#dropped = 0;
  }

  #keep(visits: readonly Visit[], error: unknown): void {
    if (this.#unwritten.length === 0)
      this.#app.log.error({ error }, 'the journal cannot be written: visits wait in memory');
    const room = Math.max(0, UNWRITTEN_LIMIT - this.#unwritten.length);
    this.#unwritten.push(...visits.slice(0, room));
    this.#dropped += Math.max(0, visits.length - room);
  }
}

async function tooLate(): Promise<never> {
  await pause(LONGEST_STOP_MS, undefined, { ref: false });
  throw new Error('the database does not answer in time');
}

const journals = new WeakMap<App, VisitJournal>();

/** The journal of this process. */
export function getVisitJournal({ app }: { app: App }): VisitJournal {
  const journal = journals.get(app) ?? new VisitJournal(app);
  journals.set(app, journal);
  return journal;
}
