import { LRUCache } from 'lru-cache';
import { BRAND_CHANGED } from '#modules/directory/contract/clients/client-ports.ts';
import { LOCATIONS_CHANGED } from '#modules/directory/contract/locations/locate-stores.ts';
import type { App } from '#platform/server/app.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { RECONNECTED } from '#platform/server/live/live-message-bus.ts';

/** While a file brings one change after another, pages are made again at most so often. */
const RENEWED_AFTER_MS = 5_000;
/** So long after a change the directory's own index may still be behind. */
const SETTLED_AFTER_MS = 20_000;
/** So long after a change pages from before it may be shown to a crowd. */
const OUTDATED_MS = 10_000;
const CLIENTS = 2_000;

interface Known {
  version: number;
  since: number;
  /** The first change since then that the version does not have; null where there was none. */
  outdatedAt: number | null;
  changedAt: number;
  before: { version: number; outdatedAt: number } | null;
}
const versions = new WeakMap<App, { last: number; ofClient: LRUCache<string, Known> }>();

/** A number that is another one after locations or the brand have changed: pages of an earlier one are not shown. */
export function directoryVersion(app: App, clientId: string): number {
  const all = versionsOf(app);
  const now = performance.now();
  const known = all.ofClient.get(clientId);
  const outdatedAt = known?.outdatedAt ?? null;
  if (known && (outdatedAt === null || now - known.since < RENEWED_AFTER_MS)) return known.version;
  all.last += 1;
  all.ofClient.set(clientId, {
    version: all.last,
    // The first change takes effect immediately.
    since: known ? now : Number.NEGATIVE_INFINITY,
    outdatedAt: null,
    changedAt: known?.changedAt ?? now,
    before: known && outdatedAt !== null ? { version: known.version, outdatedAt } : null,
  });
  return all.last;
}

/** Whether pages of a version are current, or so little behind that a crowd may see them until they are renewed. */
export function isVersionRecent(app: App, clientId: string, version: number): boolean {
  if (version === directoryVersion(app, clientId)) return true;
  const before = versionsOf(app).ofClient.peek(clientId)?.before;
  return before?.version === version && performance.now() - before.outdatedAt < OUTDATED_MS;
}

/** Whether all changes have long been seen by whatever pages are made from. */
export function isDirectorySettled(app: App, clientId: string): boolean {
  const known = versionsOf(app).ofClient.peek(clientId);
  return known !== undefined && performance.now() - known.changedAt >= SETTLED_AFTER_MS;
}

function versionsOf(app: App) {
  const existing = versions.get(app);
  if (existing) return existing;
  const ofClient = new LRUCache<string, Known>({ max: CLIENTS });
  const made = { last: 0, ofClient };
  versions.set(app, made);
  const change = ({ clientId }: Pick<Announcement, 'clientId'>) => {
    const known = ofClient.peek(clientId);
    if (!known) return;
    known.changedAt = performance.now();
    known.outdatedAt ??= known.changedAt;
  };
  app.live.on(LOCATIONS_CHANGED, change);
  app.live.on(BRAND_CHANGED, change);
  app.live.on(RECONNECTED, () => ofClient.clear());
  return made;
}
