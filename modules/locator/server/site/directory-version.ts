import { LRUCache } from 'lru-cache';
import { BRAND_CHANGED } from '#modules/directory/contract/clients/client-ports.ts';
import { LOCATIONS_CHANGED } from '#modules/directory/contract/locations/locate-stores.ts';
import type { App } from '#platform/server/app.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { RECONNECTED } from '#platform/server/live/live-message-bus.ts';

/** Minimum interval between re-renderings during an import. */
const RENEWED_AFTER_MS = 5_000;
/** How long the directory's own index may lag behind a change. */
const SETTLED_AFTER_MS = 20_000;
/** How long outdated pages may be shown after a change while many visitors wait. */
const OUTDATED_MS = 10_000;
const CLIENTS = 2_000;

interface Known {
  version: number;
  since: number;
  /** Time of the first change after this version; null if there was none. */
  outdatedAt: number | null;
  changedAt: number;
  before: { version: number; outdatedAt: number } | null;
}
const versions = new WeakMap<App, { last: number; ofClient: LRUCache<string, Known> }>();

/** Changes with every change of locations or brand: cached pages of an earlier version are not used. */
export function directoryVersion({ app }: { app: App }, clientId: string): number {
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

/** Whether pages of a version are current, or recent enough to be shown while they are renewed. */
export function isVersionRecent({ app }: { app: App }, clientId: string, version: number): boolean {
  if (version === directoryVersion({ app }, clientId)) return true;
  const before = versionsOf(app).ofClient.peek(clientId)?.before;
  return before?.version === version && performance.now() - before.outdatedAt < OUTDATED_MS;
}

/** Whether all data sources of pages have processed the last change. */
export function isDirectorySettled({ app }: { app: App }, clientId: string): boolean {
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
