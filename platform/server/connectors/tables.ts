import type { Generated } from 'kysely';
import type { ConnectorCode } from '#platform/contract/connector.ts';

export interface ConnectorsTables {
  'platform.connector_checks': {
    name: string;
    /** Empty where the connector has one instance only. */
    instance: string;
    at: Generated<Date>;
    ok: boolean;
    code: ConnectorCode;
    ms: number;
    /** Recorded from a regular call. It determines the state but does not count for the uptime. */
    passive: boolean;
  };
}
