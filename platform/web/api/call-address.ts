import type { CallDefinition } from '#platform/contract/call.ts';

export interface GivenInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/** Fills the values into a path such as `/gtr-core/users/{id}` and adds the query; undefined values are left out. */
export function callAddress(call: Pick<CallDefinition, 'path'>, input: GivenInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
  return query ? `${path}?${query}` : path;
}
