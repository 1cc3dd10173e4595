import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { Connector } from './connector.ts';

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
