/**
 * How a session ended here: by the user's own click, because the server no longer knows it, or because another one has
 * taken its place.
 */
export type SessionEnd = 'left' | 'expired' | 'passed-on';

const CHANNEL = 'comptoir-session';

/**
 * Knows whether somebody is signed in here, and tells everybody once when that ends: this tab and,
 * through a broadcast channel, the others. Who was never signed in is told nothing.
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
    /** From now on this browser is somebody else's: the other tabs begin anew, and this one is about to. */
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
