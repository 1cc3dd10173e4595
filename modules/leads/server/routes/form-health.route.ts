import {
  checkFormPageCall,
  getFormHealthCall,
} from '#modules/leads/contract/forms/health-calls.ts';
import { readForm } from '../forms/read-form.ts';
import { checkPage } from '../health/check-page.ts';
import { formHealth } from '../health/form-health.ts';
import { route } from '../route.ts';

export const getFormHealthRoute = route(
  getFormHealthCall,
  async ({ db, params: { formId }, membership: { clientId } }) =>
    formHealth({ db }, await readForm({ db }, { clientId, id: formId })),
);

export const checkFormPageRoute = route(
  checkFormPageCall,
  async ({ db, app, params: { formId }, membership: { clientId } }) => {
    const form = await readForm({ db }, { clientId, id: formId });
    await checkPage(app, form);
    return formHealth({ db }, form);
  },
  // The page takes its time; no transaction waits for it.
  { ownTransactions: true },
);
