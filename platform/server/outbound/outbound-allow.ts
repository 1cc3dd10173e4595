import {
  bareHost,
  type IpRange,
  isInRange,
  parseIpAddress,
  parseIpRange,
} from '#platform/contract/outbound/public-url.ts';

const PORT = /^(?<host>\[[^\]]*\]|[^:]*):(?<port>[1-9]\d{0,4})$/;
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/**
 * Allowlist of the operator for the private network (OUTBOUND_ALLOW): names, addresses and ranges, each with or without
 * a port.
 */
export class OutboundAllow {
  readonly #opened: { host?: string; range?: IpRange | undefined; port: string | undefined }[] = [];

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      if (!isAllowEntry(entry))
        throw new Error(`OUTBOUND_ALLOW: ${entry} is neither a host nor a range`);
      const { host, port } = splitPort(entry);
      const range = parseIpRange(host);
      this.#opened.push(range ? { range, port } : { host: bareHost(host), port });
    }
  }

  /** An entry with a port allows only that port. */
  covers(url: URL, resolved?: string): boolean {
    const hostname = bareHost(url.hostname);
    const address = parseIpAddress(resolved ?? hostname);
    const wanted = url.port || (url.protocol === 'https:' ? '443' : '80');
    return this.#opened.some(
      ({ host, range, port }) =>
        (port === undefined || port === wanted) &&
        (range ? address !== undefined && isInRange(address, range) : host === hostname),
    );
  }
}

export function isAllowEntry(entry: string): boolean {
  const { host } = splitPort(entry);
  return parseIpRange(host) !== undefined || HOST.test(bareHost(host));
}

/** `erp.house:8080`, `10.0.0.1:8080`, `[fd00::1]:8080`; an IPv6 address without brackets has no port. */
function splitPort(entry: string): { host: string; port: string | undefined } {
  const { host = entry, port } = PORT.exec(entry)?.groups ?? {};
  return { host: port ? bareHost(host) : host, port };
}
