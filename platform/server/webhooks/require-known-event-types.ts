import { webhookEventTypeUnknown } from '#platform/contract/webhooks/webhook-problems.ts';
import type { App } from '../app.ts';

/** Rejects unknown event types, because such an endpoint would never receive anything. */
export function requireKnownEventTypes(
  { events }: Pick<App, 'events'>,
  types: readonly string[] | null,
  { ofSubject }: { ofSubject: boolean },
): string[] | null {
  if (!types) return null;
  const known = new Set(
    events
      .published()
      .filter(({ subject }) => !ofSubject || subject)
      .map(({ type }) => type),
  );
  const unknown = types.find((type) => !known.has(type));
  if (unknown !== undefined) throw webhookEventTypeUnknown({ type: unknown });
  return [...new Set(types)].sort();
}
