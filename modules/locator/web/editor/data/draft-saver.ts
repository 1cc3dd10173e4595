import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import type { DraftState } from '#platform/web/wizard/stored-draft.tsx';

const PAUSE_MS = 1_000;

export interface DraftSaver {
  state: () => DraftState | undefined;
  subscribe: (listener: () => void) => () => void;
  /** The stored draft. */
  stored: () => LocatorConfig;
  revision: () => number;
  /** Notifies of a change, which is saved when typing pauses. */
  changed: () => void;
  /** Saves pending changes; returns true if everything is saved. */
  flush: () => Promise<boolean>;
  /** Waits for the running request and sends no pending changes. */
  stop: () => Promise<void>;
  /** Sets another stored draft as base. */
  adopt: (stored: StoredDraft) => void;
}

interface StoredDraft {
  config: LocatorConfig;
  revision: number;
  /** Time; undefined if there is no draft. */
  at?: string | undefined;
}

/**
 * Saves a draft during editing, one request at a time, each based on the previous revision. After a failure it waits
 * for the next change; `onFailure` decides on the message.
 */
export function createDraftSaver(given: {
  stored: StoredDraft;
  /** The part of the draft that can currently be saved. */
  read: (stored: LocatorConfig) => LocatorConfig;
  send: (config: LocatorConfig, revision: number) => Promise<{ revision: number; at: string }>;
  onFailure: (error: unknown) => void;
  pauseMs?: number;
}): DraftSaver {
  const { read, send, onFailure, pauseMs = PAUSE_MS } = given;
  let { config: stored, revision, at } = given.stored;
  let state: DraftState | undefined = at === undefined ? undefined : stateAt(at);
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const setState = (next: DraftState | undefined) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const sendWaiting = async (): Promise<void> => {
    clearTimeout(timer);
    while (sending) await sending;
    if (!isWaiting) return;
    isWaiting = false;
    const config = read(stored);
    if (isEqual(config, stored)) {
      setState(at === undefined ? undefined : stateAt(at));
      return;
    }
    sending = send(config, revision)
      .then((answer) => {
        stored = config;
        ({ revision, at } = answer);
        setState(isWaiting ? { kind: 'keeping' } : stateAt(answer.at));
      })
      .catch((error: unknown) => {
        isWaiting = true;
        setState({ kind: 'failed' });
        onFailure(error);
      })
      .finally(() => {
        sending = undefined;
      });
    await sending;
  };

  return {
    state: () => state,
    stored: () => stored,
    revision: () => revision,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed() {
      clearTimeout(timer);
      isWaiting = true;
      if (state?.kind !== 'keeping') setState({ kind: 'keeping' });
      timer = setTimeout(() => void sendWaiting(), pauseMs);
    },
    async flush() {
      await sendWaiting();
      return !isWaiting;
    },
    async stop() {
      clearTimeout(timer);
      isWaiting = false;
      while (sending) await sending;
      isWaiting = false;
    },
    adopt(next) {
      clearTimeout(timer);
      isWaiting = false;
      ({ config: stored, revision, at } = next);
      setState(at === undefined ? undefined : stateAt(at));
    },
  };
}

function stateAt(at: string): DraftState {
  return { kind: 'kept', at: new Date(at) };
}
