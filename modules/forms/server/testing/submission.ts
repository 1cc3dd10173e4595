import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { FormSections } from '#modules/forms/contract/form.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import type { leadSubmissionSchema } from '#modules/forms/contract/intake/lead-submission.ts';

export const PAGE = { origin: 'https://shop.brand.example' };

/** Default of most tests: one allowed page, no captcha. */
export const openSettings = (
  given: Partial<FormSections['settings']> = {},
): FormSections['settings'] => ({
  ...NEW_FORM_SETTINGS,
  captcha: 'none',
  authorizedDomains: ['shop.brand.example'],
  ...given,
});

/** A submission of a new form. */
export const submission = (
  given: Partial<z.input<typeof leadSubmissionSchema>> = {},
): z.input<typeof leadSubmissionSchema> => ({
  submissionId: randomUUID(),
  answers: {
    product: 'UNT-4',
    firstname: 'Odile',
    lastname: 'Renard',
    email: 'Odile@Post.example',
    phone: '+33 6 12 34 56 78',
    consent_email: true,
  },
  ...given,
});
