import { defineModule } from '../module.ts';
import { exportReadyMail } from './export-ready.mail.ts';

/** What all exports share; each module brings its own export with `defineExport`. */
export const exportsModule = defineModule({
  name: 'exports',
  mails: [exportReadyMail],
  persons: { holdsNone: 'has no table; its files and mails belong to the files and mail modules' },
});
