import { formOwner } from '#modules/forms/contract/form-ports.ts';
import type { SampleRecords } from '#platform/testing/sample-records.ts';
import { brandForm } from './brand-form.ts';

export const sampleRecords: SampleRecords = {
  [formOwner.name]: async (app, client) => (await brandForm(app, client.id)).id,
};
