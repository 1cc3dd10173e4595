import { once } from 'node:events';

interface Told {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Asker {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * WebDriver BiDi (https://w3c.github.io/webdriver-bidi): commands with responses, and events, over one web socket. We
 * need only a dozen commands, so a library with many packages is not worth it.
 */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #askers = new Map<number, Asker>();
  readonly #listeners = new Map<string, (params: unknown) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#askers.values()) reject(new Error('the browser has gone'));
    });
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const connection = new BidiConnection(socket);
    await connection.send('session.new', { capabilities: {} });
    return connection;
  }

  send<Result = unknown>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    return new Promise<Result>((resolve, reject) => {
      this.#askers.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async listen<Params>(event: string, listener: (params: Params) => void): Promise<void> {
    this.#listeners.set(event, listener as (params: unknown) => void);
    await this.send('session.subscribe', { events: [event] });
  }

  close(): void {
    this.#socket.close();
  }

  #take({ id, type, method, params, result, error, message }: Told): void {
    if (type === 'event') {
      this.#listeners.get(method ?? '')?.(params);
      return;
    }
    const asker = this.#askers.get(id ?? 0);
    this.#askers.delete(id ?? 0);
    if (type === 'error') asker?.reject(new Error(`${error}: ${message}`));
    else asker?.resolve(result);
  }
}
