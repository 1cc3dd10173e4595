import type { Finding } from '../../tools/faults/finding.ts';
import type { ProxyVisitor } from './proxy-visitor.ts';
import { sendRequest } from './send-request.ts';

/**
 * Checks that the rate limit applies to a visitor's real address, whatever forwarded address it claims, and to no other
 * visitor.
 */
export async function checkVisitorRateLimits(
  visitorFrom: (address: string) => ProxyVisitor,
  { web, callsAMinute }: { web: string; callsAMinute: number },
): Promise<Finding[]> {
  const [often, seldom] = [visitorFrom('127.0.3.1'), visitorFrom('127.0.3.2')];
  const path = '/gtr-core/auth/session';
  let status = 0;
  for (let call = 0; call < 4 * callsAMinute && status !== 429; call += 1)
    ({ status } = await often.send({
      path,
      headers: { 'x-forwarded-for': `9.9.9.${call % 250}` },
    }));
  const others = (await seldom.send({ path })).status;
  often.leave();
  seldom.leave();
  let direct = 0;
  for (let call = 0; call < 2 * callsAMinute && direct !== 429; call += 1) {
    const headers = { 'x-forwarded-for': `9.9.8.${call % 250}` };
    direct = (
      await sendRequest(web.replace('localhost', '127.0.0.1'), {
        path,
        headers,
        localAddress: '127.0.3.3',
      })
    ).status;
  }
  return [
    {
      what: 'one visitor too often, with forged addresses',
      seen: String(status),
      holds: status === 429,
    },
    { what: 'another visitor meanwhile', seen: String(others), holds: others === 401 },
    { what: 'forged addresses past the proxy', seen: String(direct), holds: direct === 429 },
  ];
}
