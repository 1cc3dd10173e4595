import type { Logger } from 'pino';
import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { OutboundHttp } from '../outbound/outbound-http.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Services that a connector check can use. */
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

/** An external system that the suite communicates with. */
export interface Connector {
  /** For example `smtp`. Check results are stored under this name, so never rename it. */
  name: string;
  /** The key of the text that names it. */
  label: string;
  configured(app: ConnectorParts): boolean;
  /** Only where there can be several; none of them is the same as not configured. */
  instances?(app: ConnectorParts): Promise<readonly ConnectorInstance[]>;
  /**
   * Sends one harmless request. `ANSWERS` means success, any other code a failure. A thrown OutboundError gives its own
   * code, any other error `FAILED`. Nothing of the response is stored, so that no secrets or personal data are saved.
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
