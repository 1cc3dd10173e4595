import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '../../platform/testing/patience.ts';

const POLL_INTERVAL_MS = 50;
/** Keys without a character, in WebDriver's notation. */
const KEYS = { Tab: '\uE004', Enter: '\uE007' };

interface LogEntry {
  level: string;
  text: string | null;
}

/** One window of a browser with WebDriver BiDi, and all its errors. */
export class FirefoxPage {
  readonly #connection: BidiConnection;
  readonly #context: string;
  #faults: string[] = [];

  private constructor(connection: BidiConnection, context: string) {
    this.#connection = connection;
    this.#context = context;
  }

  static async open(address: string): Promise<FirefoxPage> {
    const connection = await BidiConnection.open(address);
    const { context } = await connection.send<{ context: string }>('browsingContext.create', {
      type: 'tab',
    });
    const page = new FirefoxPage(connection, context);
    await connection.listen<LogEntry>('log.entryAdded', ({ level, text }) => {
      if (level === 'error') page.#faults.push(text ?? '');
    });
    await connection.send('browsingContext.setViewport', {
      context,
      viewport: { width: 1440, height: 900 },
    });
    return page;
  }

  async goTo(url: string): Promise<void> {
    await this.#connection.send('browsingContext.navigate', {
      context: this.#context,
      url,
      wait: 'complete',
    });
  }

  /** Value of an expression, transferred as JSON. */
  async read<Value>(expression: string): Promise<Value> {
    const { result } = await this.#connection.send<{ result?: { value?: string } }>(
      'script.evaluate',
      {
        expression: `JSON.stringify(${expression})`,
        target: { context: this.#context },
        awaitPromise: true,
      },
    );
    return JSON.parse(result?.value ?? 'null') as Value;
  }

  /** Waits until the expression names nothing missing; returns what is still missing. */
  async missing(expression: string): Promise<string[]> {
    const end = Date.now() + patience.condition;
    for (;;) {
      // A page during navigation cannot be queried.
      const missing = await this.read<string[]>(expression).catch(() => ['a page']);
      if (missing.length === 0 || Date.now() > end) return missing;
      await wait(POLL_INTERVAL_MS);
    }
  }

  async type(text: string): Promise<void> {
    await this.#press([...text]);
  }

  async press(key: keyof typeof KEYS): Promise<void> {
    await this.#press([KEYS[key]]);
  }

  async forgetEverything(): Promise<void> {
    await this.#connection.send('storage.deleteCookies', {});
    await this.read('localStorage.clear()').catch(() => {});
  }

  /** Errors of scripts and of the console, including policy violations, since the last call. */
  takeFaults(): string[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  close(): void {
    this.#connection.close();
  }

  async #press(keys: readonly string[]): Promise<void> {
    await this.#connection.send('input.performActions', {
      context: this.#context,
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  }
}

interface BidiMessage {
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
class BidiConnection {
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

  #take({ id, type, method, params, result, error, message }: BidiMessage): void {
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
