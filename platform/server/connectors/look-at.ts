import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import type { Connector } from './connector.ts';

/** What was seen of a system, and how long it took. */
export interface Outcome {
  code: ConnectorCode;
  ms: number;
}

/** One look at one system. A check that hears nothing of its signal is left behind when the time is over. */
export async function lookAt(
  connector: Connector,
  context: Parameters<Connector['check']>[0],
): Promise<Outcome> {
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
