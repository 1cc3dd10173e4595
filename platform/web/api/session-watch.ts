/** How a session ended: the user signed out, the server no longer accepts it, or another session replaced it. */
export type SessionEnd = 'left' | 'expired' | 'passed-on';

const CHANNEL = 'comptoir-session';

/**
 * Tracks whether a user is signed in and notifies all listeners once when that ends: in this tab and, through a broadcast
 * channel, in the others. Without a sign-in it sends nothing.
 */
export function createSessionWatch(openChannel: () => BroadcastChannel) {
  const listeners = new Set<(end: SessionEnd) => void>();
  let channel: BroadcastChannel | undefined;
  let signedIn = false;

  function end(how: SessionEnd) {
    if (!signedIn) return;
    signedIn = false;
    for (const listener of listeners) listener(how);
  }

  return {
    begin() {
      signedIn = true;
      if (channel) return;
      channel = openChannel();
      channel.onmessage = (message: MessageEvent<SessionEnd>) => end(message.data);
    },
    isSignedIn: () => signedIn,
    end(how: SessionEnd) {
      if (signedIn) channel?.postMessage(how);
      end(how);
    },
    /** Tells the other tabs to reload, because the session now belongs to another user; this tab reloads too. */
    passOn() {
      if (signedIn) channel?.postMessage('passed-on' satisfies SessionEnd);
      signedIn = false;
    },
    onEnd(listener: (end: SessionEnd) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const sessionWatch = createSessionWatch(() => new BroadcastChannel(CHANNEL));

/**
 * Called after the session was replaced (acting as a user, and back). Reloads the page so that no data of the previous
 * user stays in memory, and makes the other tabs follow.
 */
export function reloadForNewSession(address: string): void {
  sessionWatch.passOn();
  window.location.assign(address);
}
