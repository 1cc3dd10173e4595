import { defineModule } from '../module.ts';
import { clearOldEvents } from './clear-old-events.job.ts';
import { deliverEvent } from './deliver-event.job.ts';
import { dispatchEvent } from './dispatch-event.job.ts';
import { eventPersonalData } from './event-personal-data.ts';
import { eventsMigration } from './events.migration.ts';

export const eventsModule = defineModule({
  name: 'platform-events',
  migrations: [eventsMigration],
  jobs: [dispatchEvent, deliverEvent, clearOldEvents],
  persons: eventPersonalData,
});
