import { defineModule } from '../module.ts';
import { clearSpentCaptchas } from './clear-spent-captchas.job.ts';
import { spentCaptchasMigration } from './spent-captchas.migration.ts';

/** Captchas of the sign-in pages and of forms: stores which answers were used. */
export const captchaModule = defineModule({
  name: 'platform-captcha',
  migrations: [spentCaptchasMigration],
  jobs: [clearSpentCaptchas],
  persons: { holdsNone: 'stores hashes of puzzles' },
});
