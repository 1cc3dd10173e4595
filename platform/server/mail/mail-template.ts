import type { z } from 'zod';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Translate } from '../texts/texts.ts';
import type { MailContent } from './mail-block.ts';

/** One mail of a module, in all languages. */
export interface MailTemplate<Input extends z.ZodType = z.ZodType> {
  /** `accounts.invitation`: the module, then what the mail is. */
  name: string;
  input: Input;
  /** What the preview shows. */
  sample(locale: Locale): z.input<Input>;
  render(given: { input: z.output<Input>; t: Translate; locale: Locale; app: App }): MailContent;
}

export function defineMail<Input extends z.ZodType>(
  template: MailTemplate<Input>,
): MailTemplate<Input> {
  return template;
}
