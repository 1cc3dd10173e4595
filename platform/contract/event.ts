import type { z } from 'zod';

/** Something that happened in a module, told to the others. Written with the change, delivered at least once. */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  type: string;
  /** The key of the text that names it where somebody chooses what to hear of. */
  label: string;
  payload: Payload;
  /** For other modules only, or not published yet: webhooks do not offer it. */
  unpublished?: true;
  /** The part of the payload that names the record it is about: whoever asks for that record's events alone hears it by this. */
  subject?: string;
  /** The parts of the payload that are a person, whose fields may all be null: erasing the person empties them. */
  person?: string | readonly string[];
}

export function defineEvent<Payload extends z.ZodType>(
  event: EventDefinition<Payload>,
): EventDefinition<Payload> {
  return event;
}
