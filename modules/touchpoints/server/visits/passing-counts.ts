import { SUFFIX_MAX_LENGTH } from '#modules/touchpoints/contract/limits.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { App } from '#platform/server/app.ts';
import { countDeadCodes, type TriedSuffix } from './count-dead-codes.ts';
import { type PageVisit, publishPageVisits } from './count-page-visits.ts';
import { countRobots, type RobotVisit } from './count-robots.ts';
import { Tally } from './tally.ts';

/** Of one client, between two writes. */
const ROBOTS_LIMIT = 10_000;
const DEAD_LIMIT = 2_000;
const PAGES_LIMIT = 2_000;

/**
 * Robots, visits to what does not exist, and landing pages that are opened without a short URL: nothing is paid or printed
 * by them, so they are counted in memory and written with the next batch. A process that is killed forgets those of its last second.
 */
export class PassingCounts {
  readonly #robots = new Tally<RobotVisit>(ROBOTS_LIMIT);
  readonly #dead = new Tally<TriedSuffix>(DEAD_LIMIT);
  readonly #pages = new Tally<PageVisit>(PAGES_LIMIT);

  robot(clientId: string, touchpointId: string): void {
    this.#robots.add(touchpointId, { clientId, touchpointId });
  }

  page(visit: PageVisit): void {
    this.#pages.add(`${visit.touchpointId} ${visit.country}`, visit);
  }

  /** What no person can have read off a print is not worth a line. */
  dead(clientId: string, tried: string): void {
    const suffix = tried.trim();
    if (suffix.length > SUFFIX_MAX_LENGTH || !PRINTABLE.test(suffix)) return;
    this.#dead.add(suffixKey(suffix), { clientId, suffix });
  }

  async write(app: Pick<App, 'database' | 'events' | 'log'>): Promise<void> {
    await this.#robots.write((robots) => countRobots(app, robots));
    await this.#dead.write((tried) => countDeadCodes(app, tried));
    await this.#pages.write((visits) => publishPageVisits(app, visits));
  }
}

const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;
