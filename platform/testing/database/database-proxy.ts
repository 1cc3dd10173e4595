import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be cut. */
export class DatabaseProxy {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: ReturnType<typeof createServer> | undefined;
  #port = 0;
  #cutAfter: string | undefined;
  #hangs = false;

  constructor(url: string) {
    this.#target = new URL(url);
  }

  get url(): string {
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  async open(): Promise<this> {
    this.#server = createServer((from) => {
      const to = connect({ host: this.#target.hostname, port: Number(this.#target.port) });
      for (const socket of [from, to]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
      }
      from.on('data', (bytes) => {
        if (this.#hangs) return;
        to.write(bytes);
        if (this.#cutAfter && bytes.includes(this.#cutAfter)) {
          this.#cutAfter = undefined;
          // The database gets to know what it was told; only its answer is lost.
          to.removeAllListeners('data').resume();
          from.resetAndDestroy();
        }
      });
      to.on('data', (bytes) => from.write(bytes));
      from.on('close', () => to.end());
      to.on('close', () => from.destroy());
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
    return this;
  }

  /** From now on nobody hears an answer, and nobody is told why. */
  hang(): void {
    this.#hangs = true;
  }

  async cut(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }

  /** The next time somebody says this word, they do not hear the answer. */
  cutAfter(word: string): void {
    this.#cutAfter = word;
  }
}
