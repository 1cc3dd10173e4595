import type { ServerResponse } from 'node:http';
import { uuidV7 } from '../database/uuid-v7.ts';

/** A browser that reads slower than this falls behind is let go; it comes back and reads everything again. */
const BUFFER_LIMIT_BYTES = 256 * 1024;

/** One open stream of server-sent events. */
export class EventStream {
  readonly #response: ServerResponse;

  constructor(
    response: ServerResponse,
    headers: Record<string, string | number | string[] | undefined>,
  ) {
    this.#response = response;
    response.on('error', () => response.destroy());
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx would hold the events back to fill a buffer.
      'x-accel-buffering': 'no',
    });
    // Not the same for all, so that a restart does not bring every browser back in the same moment.
    this.#write(`retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`);
  }

  send(message: unknown): void {
    this.#write(`id: ${uuidV7()}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  comment(text: string): void {
    this.#write(`: ${text}\n\n`);
  }

  end(): void {
    this.#response.end();
  }

  onClosed(work: () => void): void {
    // The browser may have disconnected before this call.
    if (this.#response.closed) work();
    else this.#response.once('close', work);
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(text);
    if (this.#response.writableLength > BUFFER_LIMIT_BYTES) this.#response.destroy();
  }
}
