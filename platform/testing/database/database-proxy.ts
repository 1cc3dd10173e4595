import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to the database that can be cut. */
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
          // The database receives the statement; only its response is lost.
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

  /** From now on the proxy drops all requests without closing the connection. */
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

  /** Cuts the connection after the next statement with this word, before its response arrives. */
  cutAfter(word: string): void {
    this.#cutAfter = word;
  }
}
