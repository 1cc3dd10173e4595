const KEY = 'comptoir-client';

/** The client that was open last in this browser, to start there again [NAV-01]. */
export function readLastClient(storage: () => Storage): string | undefined {
  try {
    return storage().getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeLastClient(storage: () => Storage, clientId: string): void {
  try {
    storage().setItem(KEY, clientId);
  } catch {
    // Without storage, the server chooses the client.
  }
}
