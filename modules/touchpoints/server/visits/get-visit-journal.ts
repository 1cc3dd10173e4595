import type { App } from '#platform/server/app.ts';
import { VisitJournal } from './visit-journal.ts';

const journals = new WeakMap<App, VisitJournal>();

/** The one journal of this process. */
export function getVisitJournal(app: App): VisitJournal {
  const journal = journals.get(app) ?? new VisitJournal(app);
  journals.set(app, journal);
  return journal;
}
