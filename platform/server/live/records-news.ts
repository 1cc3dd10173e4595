import type { Logger } from 'pino';
import type { LiveMessage } from '#platform/contract/live-message.ts';
import type { Live } from './live.ts';
import { RECORDS_CHANNEL, type RecordsChanged } from './tell-records.ts';

/** What changes within this is told at once. */
const GATHER_MS = 500;
/** So long it is believed which clients a user belongs to. */
const BELIEVED_MS = 30_000;

export type ClientsOfUser = (userId: string) => Promise<ReadonlySet<string>>;

/** Passes on which records have changed, to those alone who belong to their client. Returns how to stop. */
export function passOnRecords(given: {
  live: Live;
  log: Pick<Logger, 'error'>;
  clientsOf: ClientsOfUser;
  /** Who has a browser open here, and how each is told. */
  hearers: () => Iterable<[userId: string, tell: (message: LiveMessage) => void]>;
}): () => void {
  const clientsOf = believed(given.clientsOf);
  let changed = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;

  const tellAll = async () => {
    const news = changed;
    changed = new Map();
    timer = undefined;
    for (const [userId, tell] of given.hearers()) {
      // One of whom it cannot be told keeps it from nobody else.
      const clients = await clientsOf(userId).catch((error: unknown) => {
        given.log.error({ error }, 'changed records were not told');
        return new Set<string>();
      });
      for (const [clientId, records] of news)
        if (clients.has(clientId))
          tell({ kind: 'records.changed', clientId, records: [...records] });
    }
  };

  const stopHearing = given.live.on<RecordsChanged>(RECORDS_CHANNEL, ({ clientId, records }) => {
    changed.set(clientId, (changed.get(clientId) ?? new Set()).add(records));
    timer ??= setTimeout(tellAll, GATHER_MS).unref();
  });
  return () => {
    clearTimeout(timer);
    stopHearing();
  };
}

function believed(clientsOf: ClientsOfUser): ClientsOfUser {
  const known = new Map<string, { at: number; clients: ReturnType<ClientsOfUser> }>();
  return (userId) => {
    const now = Date.now();
    for (const [user, { at }] of known) if (now - at > BELIEVED_MS) known.delete(user);
    const before = known.get(userId);
    if (before) return before.clients;
    const clients = clientsOf(userId);
    known.set(userId, { at: now, clients });
    clients.catch(() => known.delete(userId));
    return clients;
  };
}
