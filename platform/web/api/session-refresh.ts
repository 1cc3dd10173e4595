const LAST_REFRESH_KEY = 'comptoir-session-refreshed';
const LOCK = 'comptoir-session-refresh';

export interface RefreshSurroundings {
  /** Trades the refresh token; throws where the server refuses. */
  trade: () => Promise<void>;
  /** One holder at a time, over all tabs of this browser. */
  withLock: (name: string, work: () => Promise<void>) => Promise<void>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
}

/**
 * One refresh for all calls in flight and for all tabs [SES-02]. A tab that waited for another tab's refresh reads its
 * time and uses the new token, without another refresh.
 */
export function createSessionRefresh(surroundings: RefreshSurroundings) {
  const { trade, withLock, storage, now } = surroundings;
  let running: Promise<void> | undefined;

  async function refreshSince(calledAt: number) {
    await withLock(LOCK, async () => {
      if (Number(storage.getItem(LAST_REFRESH_KEY) ?? 0) > calledAt) return;
      await trade();
      storage.setItem(LAST_REFRESH_KEY, String(now()));
    });
  }

  /** `calledAt` is when the call that met the expired token was sent. */
  return (calledAt: number): Promise<void> => {
    running ??= refreshSince(calledAt).finally(() => {
      running = undefined;
    });
    return running;
  };
}
