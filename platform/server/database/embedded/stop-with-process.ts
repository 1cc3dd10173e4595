import type { ClusterPlace } from './cluster-place.ts';
import { requestServerStop } from './stop-server.ts';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Stops the server when the process ends without stopping it: after an error, process.exit(), or a signal without
 * another listener. Returns a function that removes these handlers.
 */
export function stopWithProcess(place: ClusterPlace): () => void {
  const stop = () => requestServerStop(place);
  const listeners = Object.entries(SIGNALS).map(([signal, code]) => {
    const listener = () => {
      if (process.listenerCount(signal) === 1) process.exit(code);
    };
    process.on(signal, listener);
    return { signal, listener };
  });
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    for (const { signal, listener } of listeners) process.off(signal, listener);
  };
}
