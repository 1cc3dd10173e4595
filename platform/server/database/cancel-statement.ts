import pg from 'pg';

/** Internal fields of the driver's connection. */
interface HeldConnection {
  host: string;
  port: number;
  ssl: boolean | object;
  processID: number | null;
  secretKey: number | null;
}

/** The driver's own kind of connection, which its types leave out in part. */
interface CancelConnection {
  connect(port: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
  stream: { destroy(): void };
  on(event: string, listener: (given?: unknown) => void): void;
}

/** `unknown`: the request was sent, but it is unclear whether the server has processed it. */
export type Cancelled = 'done' | 'not sent' | 'unknown';

const CANCEL_MS = 5_000;

/**
 * Cancels the running statement over a second connection, as the protocol requires. The server closes that connection
 * after it has signalled the backend, so with `done` no cancellation is pending any more.
 */
export function cancelStatement(client: pg.Client): Promise<Cancelled> {
  const { host, port, ssl, processID, secretKey } = client as unknown as HeldConnection;
  if (processID === null || secretKey === null) return Promise.resolve('not sent');
  return new Promise((resolve) => {
    const connection = new pg.Connection({ ssl } as never) as unknown as CancelConnection;
    let isSent = false;
    let hasFailed = false;
    const fail = () => {
      hasFailed = true;
      connection.stream.destroy();
    };
    const late = setTimeout(fail, CANCEL_MS);
    const send = () => {
      isSent = true;
      connection.cancel(processID, secretKey);
    };
    connection.on('connect', () => (ssl ? connection.requestSsl() : send()));
    connection.on('sslconnect', send);
    connection.on('error', fail);
    connection.on('end', () => {
      clearTimeout(late);
      resolve(!isSent ? 'not sent' : hasFailed ? 'unknown' : 'done');
    });
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    else connection.connect(port, host);
  });
}
