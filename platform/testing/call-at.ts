import type { CallDefinition } from '#platform/contract/call.ts';

/** Longer parameters are rejected and the URL matches nothing. */
const PARAMETER_MAX_LENGTH = 500;
const PARAMETER = /^\{\w+\}$/;

/** Every refusal in a test looks through all calls. */
const partsOfPaths = new Map<string, string[]>();

/** Finds the call for an address as the router does: a fixed segment takes precedence over a parameter. */
export function callAt(
  calls: readonly CallDefinition[],
  { method, path }: { method: string; path: string },
): CallDefinition | undefined {
  const given = (path.split('?')[0] ?? '').split('/');
  const [found] = calls
    .filter((call) => call.method === method && leadsTo(call, given))
    .sort((a, b) => parametersOf(a) - parametersOf(b));
  return found;
}

function leadsTo({ path }: CallDefinition, given: readonly string[]): boolean {
  const parts = partsOf(path);
  return (
    parts.length === given.length &&
    parts.every((part, at) => {
      const word = given[at] ?? '';
      return PARAMETER.test(part) ? word.length <= PARAMETER_MAX_LENGTH : part === word;
    })
  );
}

function parametersOf({ path }: CallDefinition): number {
  return partsOf(path).filter((part) => PARAMETER.test(part)).length;
}

function partsOf(path: string): string[] {
  const known = partsOfPaths.get(path) ?? path.split('/');
  partsOfPaths.set(path, known);
  return known;
}
