import type { CallDefinition } from '#platform/contract/call.ts';
import { readProblem } from './problem-error.ts';
import { createServerCaller } from './server-caller.ts';
import { sessionWatch } from './session-watch.ts';

const LAST_REFRESH_KEY = 'comptoir-session-refreshed';
const LOCK = 'comptoir-session-refresh';

/** Set by the suite, because the call belongs to a module and the platform depends on none. */
let refreshCall: CallDefinition | undefined;

/** Set by the suite, which knows the location of the modules' texts. */
let fetchTexts: (module: string) => Promise<void> = async () => {};

export function setTextFetcher(fetch: (module: string) => Promise<void>): void {
  fetchTexts = fetch;
}

export function setSessionRefreshCall(call: CallDefinition): void {
  refreshCall = call;
}

const browserFetch = (address: string, init: RequestInit) => fetch(address, init);

export const { callServer, answerOf } = createServerCaller({
  fetch: browserFetch,
  sessionEnded: () => sessionWatch.end('expired'),
  loadModuleTexts: (module) => fetchTexts(module),
  now: Date.now,
  refresh: createSessionRefresh({
    async trade() {
      if (!refreshCall) throw new Error('no call refreshes the session');
      const response = await browserFetch(refreshCall.path, {
        method: refreshCall.method,
        headers: { rid: 'session' },
        credentials: 'same-origin',
      });
      if (!response.ok) throw await readProblem(response, refreshCall.module);
    },
    withLock: (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
    storage: rememberedRefresh(),
    now: Date.now,
  }),
});

/** Without storage, only the coordination between tabs is lost. */
function rememberedRefresh(): Pick<Storage, 'getItem' | 'setItem'> {
  let own: string | null = null;
  return {
    getItem(key) {
      try {
        return localStorage.getItem(key);
      } catch {
        return own;
      }
    },
    setItem(key, value) {
      own = value;
      try {
        localStorage.setItem(key, value);
      } catch {}
    },
  };
}

interface RefreshSurroundings {
  /** Exchanges the refresh token for new tokens; throws if the server refuses. */
  trade: () => Promise<void>;
  /** Runs exclusively across all tabs of this browser. */
  withLock: (name: string, work: () => Promise<void>) => Promise<void>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
}

/**
 * One refresh for all pending calls and all tabs [SES-02]. A tab that waited for another tab's refresh reads its time and
 * uses the new token, without another refresh.
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

  /** `calledAt` is when the call that got the expired-token error was sent. */
  return (calledAt: number): Promise<void> => {
    running ??= refreshSince(calledAt).finally(() => {
      running = undefined;
    });
    return running;
  };
}
