import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#platform/server/app.ts';
import { defineService, type Service } from '#platform/server/module-parts.ts';
import { watchQueues, watchRoom } from './watch-installation.ts';

const CHECK_INTERVAL_MS = 60_000;

/** Checks disk space in every process, because each may run on a separate machine. */
export const watchRoomService = everyMinute(watchRoom, 'room runs short, and nobody could be told');

/** Runs in every process, because the workers may be down; one process samples per minute. */
export const watchQueuesService = everyMinute(watchQueues, 'the queues could not be looked at');

function everyMinute(look: (app: App) => Promise<void>, failure: string): Service {
  return defineService({
    async start(app) {
      const stopping = new AbortController();
      const { signal } = stopping;
      const run = async () => {
        while (!signal.aborted) {
          await look(app).catch((error: unknown) => app.log.error({ error }, failure));
          await pause(CHECK_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {});
        }
      };
      const running = run();
      return {
        async stop() {
          stopping.abort();
          await running;
        },
      };
    },
  });
}
