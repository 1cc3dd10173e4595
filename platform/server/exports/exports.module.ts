import { defineModule } from '../module.ts';
import { exportReadyMail } from './export-ready.mail.ts';

/** What all exports share; each module brings its own export with `defineExport`. */
export const exportsModule = defineModule({
  name: 'exports',
  mails: [exportReadyMail],
  persons: { holdsNone: 'no table; its files are those of the files, its mails those of the mail' },
});
