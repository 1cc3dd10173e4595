import type { Logger } from 'pino';
import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { OutboundHttp } from '../outbound/outbound-http.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** What a look at a system can need of the house. */
export interface ConnectorParts {
  config: Config;
  log: Logger;
  database: Database;
  secrets: Secrets;
  files: Files;
  outbound: OutboundHttp;
}

/** One of several systems behind a connector, as a product lookup that each client has its own of. */
export interface ConnectorInstance {
  key: string;
  clientId?: string;
  name: string;
}

/** A system outside of the house that the suite talks to. */
export interface Connector {
  /** `smtp`; what was seen is kept under it: never rename it. */
  name: string;
  /** The key of the text that names it. */
  label: string;
  configured(app: ConnectorParts): boolean;
  /** Only where there can be several; none of them is the same as not configured. */
  instances?(app: ConnectorParts): Promise<readonly ConnectorInstance[]>;
  /**
   * One harmless question. `ANSWERS` is good, everything else is not; an OutboundError that is thrown tells its own code,
   * any other error `FAILED`. Nothing of the answer is kept, so that neither secrets nor personal data can be.
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
