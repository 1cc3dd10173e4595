import type { Logger } from 'pino';
import type { ConnectorCode } from '#platform/contract/connector.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { OutboundHttp } from '../outbound/outbound-http.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { ConnectorsTables } from './tables.ts';

/** Services that a connector check can use. */
export interface ConnectorParts {
  config: Config;
  log: Logger;
  database: Database;
  secrets: Secrets;
  files: Files;
  outbound: OutboundHttp;
}

/** One of several systems behind a connector, for example the product lookup of one client. */
export interface ConnectorInstance {
  key: string;
  clientId?: string;
  name: string;
}

/** An external system that the suite communicates with. */
export interface Connector {
  /** For example `smtp`. Check results are stored under this name, so never rename it. */
  name: string;
  /** Text key of the connector's name. */
  label: string;
  configured(app: ConnectorParts): boolean;
  /** For connectors with several systems. An empty list counts as not configured. */
  instances?(app: ConnectorParts): Promise<readonly ConnectorInstance[]>;
  /**
   * Sends one harmless request. `ANSWERS` means success, any other code a failure. An OutboundError is recorded by its code,
   * any other error as `FAILED`. The response is not stored, so that no secrets or personal data are saved.
   */
  check(context: {
    app: ConnectorParts;
    instance: ConnectorInstance | undefined;
    signal: AbortSignal;
  }): Promise<ConnectorCode>;
}

export function defineConnector(connector: Connector): Connector {
  return connector;
}

/** Repeated successes of the same system are recorded once in this time. */
const SAME_NEWS_MS = 60_000;
const CHECK_MS = 10_000;
/** Maximum number of parallel checks: fast enough for a thousand clients with one system each. */
const AT_A_TIME = 8;

/** Registry of the external systems: checks them and records the results. */
export class Connectors {
  readonly all: readonly Connector[];
  readonly #parts: ConnectorParts;
  readonly #told = new Map<string, { code: ConnectorCode; at: number }>();

  constructor(parts: ConnectorParts, connectors: readonly Connector[]) {
    this.#parts = parts;
    this.all = connectors;
    const names = this.all.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice) throw new Error(`two connectors are called ${twice}`);
  }

  async instancesOf(connector: Connector): Promise<(ConnectorInstance | undefined)[]> {
    if (!connector.configured(this.#parts)) return [];
    return connector.instances ? [...(await connector.instances(this.#parts))] : [undefined];
  }

  /** Checks a system now and stores the result. */
  async check(
    connector: Connector,
    instance: ConnectorInstance | undefined,
    signal?: AbortSignal,
  ): Promise<ConnectorCheckResult> {
    signal?.throwIfAborted();
    const late = AbortSignal.timeout(CHECK_MS);
    const outcome = await checkConnector(connector, {
      app: this.#parts,
      instance,
      signal: signal ? AbortSignal.any([late, signal]) : late,
    });
    signal?.throwIfAborted();
    await this.#write(connector.name, instance?.key ?? '', outcome, false);
    return outcome;
  }

  /** Runs several checks, a few at a time. */
  async checkAll(
    checks: readonly { connector: Connector; instance: ConnectorInstance | undefined }[],
    signal?: AbortSignal,
  ): Promise<void> {
    const next = checks.values();
    const lookOn = async () => {
      for (const { connector, instance } of next) await this.check(connector, instance, signal);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, lookOn));
  }

  /**
   * Records the outcome of a regular call to the system. Returns immediately and never throws, so that callers do not
   * depend on it.
   */
  report(name: string, instanceKey: string, outcome: ConnectorCheckResult): void {
    const key = `${name}/${instanceKey}`;
    const reported = this.#told.get(key);
    const now = Date.now();
    if (reported?.code === outcome.code && now - reported.at < SAME_NEWS_MS) return;
    this.#told.set(key, { code: outcome.code, at: now });
    this.#write(name, instanceKey, outcome, true).catch((error) =>
      this.#parts.log.warn({ error, connector: name }, 'what a connector did could not be noted'),
    );
  }

  async #write(
    name: string,
    instance: string,
    outcome: ConnectorCheckResult,
    passive: boolean,
  ): Promise<void> {
    await this.#parts.database
      .acrossClients<ConnectorsTables>()
      .insertInto('platform.connector_checks')
      .values({
        name,
        instance,
        ok: outcome.code === 'ANSWERS',
        code: outcome.code,
        ms: Math.round(outcome.ms),
        passive,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Result of a check and its duration. */
export interface ConnectorCheckResult {
  code: ConnectorCode;
  ms: number;
}

/** Runs one check. A check that ignores its signal is abandoned at the timeout. */
export async function checkConnector(
  connector: Connector,
  context: Parameters<Connector['check']>[0],
): Promise<ConnectorCheckResult> {
  const { app, signal } = context;
  const begun = performance.now();
  const ms = () => performance.now() - begun;
  const late = Promise.withResolvers<never>();
  const abort = () => late.reject(new OutboundError('TIMED_OUT'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    const code = await Promise.race([connector.check(context), late.promise]);
    return { code, ms: ms() };
  } catch (error) {
    if (signal.aborted) return { code: 'TIMED_OUT', ms: ms() };
    if (error instanceof OutboundError) return { code: error.code, ms: ms() };
    app.log.warn({ error, connector: connector.name }, 'a connector could not be checked');
    return { code: 'FAILED', ms: ms() };
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
