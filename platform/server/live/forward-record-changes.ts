import type { Logger } from 'pino';
import type { LiveMessage } from '#platform/contract/live-message.ts';
import type { LiveMessageBus } from './live-message-bus.ts';
import { RECORDS_CHANNEL, type RecordsChanged } from './record-change-triggers.ts';

/** Changes within this time are sent as one message. */
const GATHER_MS = 500;
/** So long it is believed which clients a user belongs to. */
const BELIEVED_MS = 30_000;

export type UserClientsReader = (userId: string) => Promise<ReadonlySet<string>>;

/** Forwards the kinds of changed records to users of the same client. Returns a function that stops it. */
export function forwardRecordChanges(given: {
  live: LiveMessageBus;
  log: Pick<Logger, 'error'>;
  clientsOf: UserClientsReader;
  /** Users with an open browser on this process, and how to send to each. */
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
      // A failure for one user must not affect the others.
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

function believed(clientsOf: UserClientsReader): UserClientsReader {
  const known = new Map<string, { at: number; clients: ReturnType<UserClientsReader> }>();
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
