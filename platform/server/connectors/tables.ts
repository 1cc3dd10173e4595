import type { Generated } from 'kysely';
import type { ConnectorCode } from '#platform/contract/connector.ts';

export interface ConnectorsTables {
  'platform.connector_checks': {
    name: string;
    /** Empty for connectors with one instance. */
    instance: string;
    at: Generated<Date>;
    ok: boolean;
    code: ConnectorCode;
    ms: number;
    /** Recorded from a regular call. It determines the state but does not count for the uptime. */
    passive: boolean;
  };
}
