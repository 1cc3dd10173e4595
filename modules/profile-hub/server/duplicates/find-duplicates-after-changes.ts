import type { z } from 'zod';
import {
  contactChanged,
  contactCreated,
  contactsChanged,
} from '#modules/profile-hub/contract/events.ts';
import type { EventDefinition } from '#platform/contract/event.ts';
import { defineListener, type Listener } from '#platform/server/events/listener.ts';
import { findPendingDuplicatesJob } from './duplicates.job.ts';

/** Collects several changes into one search. */
const WAIT_SECONDS = 5;

/** Searches duplicates after every contact change, one search per client at a time. */
export const findDuplicatesAfterChanges: readonly Listener[] = [
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
        findPendingDuplicatesJob,
        {},
        { clientId, uniqueKey: 'changes', startAfterSeconds: WAIT_SECONDS },
      );
    },
  }) as Listener;
}
