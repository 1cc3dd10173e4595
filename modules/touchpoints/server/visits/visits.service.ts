import { defineService } from '#platform/server/module-parts.ts';
import { getVisitJournal } from './visit-journal.ts';

/** Counts visits in the background, those of processes that were killed too. */
export const visitsService = defineService({
  async start(app) {
    const journal = getVisitJournal(app);
    journal.start();
    return journal;
  },
});
