import type { EventDefinition } from '#platform/contract/event.ts';

/** Events of all modules by type. Throws on a duplicate type, because listeners could not distinguish them. */
export function declaredEvents(
  events: readonly EventDefinition[],
): ReadonlyMap<string, EventDefinition> {
  const declared = new Map<string, EventDefinition>();
  for (const event of events) {
    if (declared.has(event.type)) throw new Error(`two events are called ${event.type}`);
    declared.set(event.type, event);
  }
  return declared;
}
