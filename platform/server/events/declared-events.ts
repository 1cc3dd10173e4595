import type { EventDefinition } from '#platform/contract/event.ts';

/** What all modules publish, by type. Two of one type would be told apart by nobody who hears them. */
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
