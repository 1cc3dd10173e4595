import type { z } from 'zod';
import {
  contactChanged,
  contactCreated,
  contactsChanged,
} from '#modules/profile-hub/contract/events.ts';
import type { EventDefinition } from '#platform/contract/event.ts';
import { defineListener, type Listener } from '#platform/server/events/listener.ts';
import { lookForDoublesJob } from './look-for-doubles.job.ts';

/** Several changes in a row are looked at together. */
const WAIT_SECONDS = 5;

/** After every change of contacts possible duplicates are looked for, one search of a client at a time. */
export const lookAfterChanges: readonly Listener[] = [
  lookAfter(contactCreated),
  lookAfter(contactChanged),
  lookAfter(contactsChanged),
];

function lookAfter<Payload extends z.ZodType>(event: EventDefinition<Payload>): Listener {
  return defineListener({
    name: `profile-hub.look-for-doubles-after-${event.type}`,
    event,
    async handle({ event: { clientId }, db, app }) {
      await app.jobs.enqueue(
        db,
        lookForDoublesJob,
        {},
        { clientId, uniqueKey: 'changes', startAfterSeconds: WAIT_SECONDS },
      );
    },
  }) as Listener;
}
