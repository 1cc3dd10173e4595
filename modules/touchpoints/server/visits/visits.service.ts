import { defineService } from '#platform/server/service.ts';
import { visitJournalOf } from './visit-journal-of.ts';

/** Counts visits in the background, those of processes that were killed too. */
export const visitsService = defineService({
  async start(app) {
    const journal = visitJournalOf(app);
    journal.start();
    return journal;
  },
});
