import { expect, test } from 'vitest';
import { applicableFields } from '../../contract/applicable-fields.ts';
import { formFieldSchema } from '../../contract/form-field.ts';
import { leadSubmissionSchema } from '../../contract/intake/lead-submission.ts';
import type { PublicForm } from '../../contract/public-form.ts';
import { WIDGET_VERSION } from '../version.ts';
import { makeSubmission, newSubmissionId } from './answers.ts';

test('the submission holds only applicable fields, each with the type that the server accepts [LEAD-13] [FORM-08]', () => {
  const fields = [
    { key: 'product', type: 'product' },
    { key: 'guests', type: 'number' },
    {
      key: 'hidden',
      type: 'text',
      shownIf: [{ field: 'guests', operator: 'equals', values: ['9'] }],
    },
    { key: 'email', type: 'email' },
    { key: 'news', type: 'consent', purpose: 'email' },
  ].map((field) => formFieldSchema.parse(field));
  const answers = { product: 'COC-26', guests: '3,5', hidden: 'x', email: ' a@b.example ' };
  const submission = makeSubmission({
    form: { locale: 'de' } as PublicForm,
    asked: applicableFields(fields, answers),
    answers,
    submissionId: newSubmissionId(),
    sku: 'COC-26',
    locationId: undefined,
    position: undefined,
    visitId: undefined,
    landedAt: new Date().toISOString(),
    url: 'https://www.maison-aubrac.example/cocotte',
    additionalData: { campaign: 'spring' },
  });
  expect(leadSubmissionSchema.parse(submission)).toMatchObject({
    answers: { product: 'COC-26', guests: 3.5, email: 'a@b.example', news: false },
    skus: ['COC-26'],
    locale: 'de',
    widgetVersion: WIDGET_VERSION,
    additionalData: { campaign: 'spring' },
  });
  expect(submission.answers).not.toHaveProperty('hidden');
});
