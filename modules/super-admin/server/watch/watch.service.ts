import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#platform/server/app.ts';
import { defineService, type Service } from '#platform/server/module-parts.ts';
import { watchQueues, watchRoom } from './watch-installation.ts';

const CHECK_INTERVAL_MS = 60_000;

/** Checks disk space in every process, because each may run on a separate machine. */
export const watchRoomService = everyMinute(
  watchRoom,
  'the notification about low disk space failed',
);

/** Runs in every process, because the workers may be down; one process samples per minute. */
export const watchQueuesService = everyMinute(watchQueues, 'the check of the queues failed');

function everyMinute(check: (context: { app: App }) => Promise<void>, failure: string): Service {
  return defineService({
    async start(app) {
      const stopping = new AbortController();
      const { signal } = stopping;
      const run = async () => {
        while (!signal.aborted) {
          await check({ app }).catch((error: unknown) => app.log.error({ error }, failure));
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
