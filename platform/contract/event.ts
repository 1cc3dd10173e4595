import type { z } from 'zod';

/**
 * An event that a module publishes to other modules. Saved in the transaction of the change, delivered at least once.
 */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  type: string;
  /** Text key of the event's name in subscription settings. */
  label: string;
  payload: Payload;
  /** For other modules only: webhooks do not offer it. */
  unpublished?: true;
  /** Payload field with the ID of the record that the event is about. Subscriptions to a single record match on it. */
  subject?: string;
  /**
   * Payload fields that hold personal data; all their fields must be nullable. Erasing the person sets them to null.
   */
  person?: string | readonly string[];
}

export function defineEvent<Payload extends z.ZodType>(
  event: EventDefinition<Payload>,
): EventDefinition<Payload> {
  return event;
}
