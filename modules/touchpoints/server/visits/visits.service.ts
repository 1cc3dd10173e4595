import { defineService } from '#platform/server/module-parts.ts';
import { getVisitJournal } from './visit-journal.ts';

/** Counts visits in the background, including those of killed processes. */
export const visitsService = defineService({
  async start(app) {
    const journal = getVisitJournal({ app });
    journal.start();
    return journal;
  },
});
