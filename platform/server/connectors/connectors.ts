import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import type { Connector, ConnectorInstance, ConnectorParts } from './connector.ts';
import { lookAt, type Outcome } from './look-at.ts';
import type { ConnectorsTables } from './tables.ts';

/** The same good news about the same system is written once in this time. */
const SAME_NEWS_MS = 60_000;
const CHECK_MS = 10_000;
/** A thousand clients with a system each are looked at in time, and no system is asked by many at once. */
const AT_A_TIME = 8;

/** The systems around the suite: who they are, how they are doing. */
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

  /** Looks at a system now, and remembers what was seen. */
  async check(
    connector: Connector,
    instance: ConnectorInstance | undefined,
    signal?: AbortSignal,
  ): Promise<Outcome> {
    signal?.throwIfAborted();
    const late = AbortSignal.timeout(CHECK_MS);
    const outcome = await lookAt(connector, {
      app: this.#parts,
      instance,
      signal: signal ? AbortSignal.any([late, signal]) : late,
    });
    signal?.throwIfAborted();
    await this.#write(connector.name, instance?.key ?? '', outcome, false);
    return outcome;
  }

  /** Several looks, a few at a time. */
  async checkAll(
    looks: readonly { connector: Connector; instance: ConnectorInstance | undefined }[],
    signal?: AbortSignal,
  ): Promise<void> {
    const next = looks.values();
    const lookOn = async () => {
      for (const { connector, instance } of next) await this.check(connector, instance, signal);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, lookOn));
  }

  /**
   * What a call that was made anyhow has seen. It returns at once and never fails: whoever calls another system does not
   * depend on its being noted.
   */
  report(name: string, instanceKey: string, outcome: Outcome): void {
    const key = `${name}/${instanceKey}`;
    const told = this.#told.get(key);
    const now = Date.now();
    if (told?.code === outcome.code && now - told.at < SAME_NEWS_MS) return;
    this.#told.set(key, { code: outcome.code, at: now });
    this.#write(name, instanceKey, outcome, true).catch((error) =>
      this.#parts.log.warn({ error, connector: name }, 'what a connector did could not be noted'),
    );
  }

  async #write(name: string, instance: string, outcome: Outcome, passive: boolean): Promise<void> {
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
