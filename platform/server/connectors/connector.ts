import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import type { App } from '../app.ts';

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
  configured(app: App): boolean;
  /** Only where there can be several; none of them is the same as not configured. */
  instances?(app: App): Promise<readonly ConnectorInstance[]>;
  /**
   * One harmless question. `ANSWERS` is good, everything else is not; an OutboundError that is thrown tells its own code,
   * any other error `FAILED`. Nothing of the answer is kept, so that neither secrets nor personal data can be.
   */
  check(context: {
    app: App;
    instance: ConnectorInstance | undefined;
    signal: AbortSignal;
  }): Promise<ConnectorCode>;
}

export function defineConnector(connector: Connector): Connector {
  return connector;
}
