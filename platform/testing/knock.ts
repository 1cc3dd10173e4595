import type { CallDefinition } from '#platform/contract/call.ts';

/** A request that reaches the judgement of who may call: the client in its place, everything else made up. */
export function knock(call: CallDefinition, of: { id: string; brandId: string }) {
  const source = call.access.kind === 'client' ? call.access.client : undefined;
  const [part, key = ''] = source?.split('.') ?? [];
  const value = key.toLowerCase().startsWith('brand') ? of.brandId : of.id;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    part === 'params' && name === key ? value : '019a8000-0000-7000-8000-000000000000',
  );
  return {
    method: call.method,
    path: part === 'query' ? `${path}?${key}=${value}` : path,
    ...(call.method !== 'GET' && { body: part === 'body' ? { [key]: value } : {} }),
  };
}
