import type { CallDefinition } from '#platform/contract/call.ts';

const BOUNDARY = 'knock';

/**
 * Builds a request that reaches the access check: it names the client where the call expects it, or no client, and
 * fills the rest with placeholder values.
 */
export function knock(
  call: CallDefinition,
  of: { id: string; brandId: string; records?: ReadonlyMap<string, string> } | null,
): { method: string; path: string; body?: object | string; headers?: Record<string, string> } {
  const access = call.access.kind === 'client' ? call.access : undefined;
  const [part, key = ''] = access?.client.split('.') ?? [];
  const ownId = key.toLowerCase().startsWith('brand') ? of?.brandId : of?.id;
  const value = access?.owner ? of?.records?.get(access.owner.name) : ownId;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    part === 'params' && name === key && value ? value : '019a8000-0000-7000-8000-000000000000',
  );
  const body = part === 'body' && value ? { [key]: value } : {};
  return {
    method: call.method,
    path: part === 'query' && value ? `${path}?${key}=${value}` : path,
    ...(call.method !== 'GET' && (call.upload && part === 'body' ? form(body) : { body })),
  };
}

/** The form's text fields, followed by a file. */
function form(fields: Readonly<Record<string, string>>) {
  const begin = `--${BOUNDARY}\r\ncontent-disposition: form-data; name=`;
  const texts = Object.entries(fields).map(
    ([name, value]) => `${begin}"${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${texts.join('')}${begin}"file"; filename="a.csv"\r\n\r\na\r\n--${BOUNDARY}--\r\n`,
  };
}
