import type { ClusterPlace } from './cluster-place.ts';
import { tellServerToStop } from './stop-server.ts';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Stops the server when the process ends without having stopped it: after an error, process.exit(), or a signal that
 * nobody else listens to. Answers with the function that lifts this again.
 */
export function stopWithProcess(place: ClusterPlace): () => void {
  const stop = () => tellServerToStop(place);
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
