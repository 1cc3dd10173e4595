import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** An action chosen in the search that its screen will run. Never part of the URL, so that opening a link runs nothing. */
interface RequestedAction {
  /** The path of the screen. */
  path: string;
  action: string;
  at: number;
}

/** After this time, or if the screen has no such action for this user, the request is dropped. */
const WAITS_MS = 10_000;

let requested: RequestedAction | undefined;
const listeners = new Set<() => void>();

export function requestAction(path: string, action: string): void {
  requested = { path, action, at: Date.now() };
  for (const listener of listeners) listener();
}

/** Returns the action once; undefined for another screen, another action or after the timeout. */
export function consumeRequestedAction(
  path: string,
  actions: readonly string[],
): string | undefined {
  if (!requested || requested.path !== path || !actions.includes(requested.action))
    return undefined;
  const { action, at } = requested;
  requested = undefined;
  return Date.now() - at < WAITS_MS ? action : undefined;
}

/** Runs the requested action if this screen has it. */
export function useRequestedAction(actions: Readonly<Record<string, () => void>>): void {
  const current = useSyncExternalStore(
    subscribe,
    () => requested,
    () => undefined,
  );
  const ids = Object.keys(actions).join(' ');
  const act = useEffectEvent(() => {
    const action = consumeRequestedAction(location.pathname, Object.keys(actions));
    if (action !== undefined) actions[action]?.();
  });
  useEffect(() => {
    if (current && ids) act();
  }, [current, ids]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
