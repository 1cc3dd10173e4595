import { setTimeout as pause } from 'node:timers/promises';
import { defineService } from '#platform/server/service.ts';
import { watchRoom } from './watch-room.ts';

const BETWEEN_LOOKS_MS = 60_000;

/** Looks at the room in every process, for each may stand on a machine of its own. */
export const watchRoomService = defineService({
  async start(app) {
    const stopping = new AbortController();
    const { signal } = stopping;
    const run = async () => {
      while (!signal.aborted) {
        await watchRoom(app).catch((error: unknown) =>
          app.log.error({ error }, 'room runs short, and nobody could be told'),
        );
        await pause(BETWEEN_LOOKS_MS, undefined, { signal, ref: false }).catch(() => {});
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
