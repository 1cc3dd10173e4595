import {
  checkFormPageCall,
  formIdleLossesCall,
  getFormHealthCall,
} from '#modules/forms/contract/health-calls.ts';
import { formIdleLosses } from '#modules/forms/contract/lead-ports.ts';
import { readForm } from '../forms/read-form.ts';
import { route } from '../route.ts';
import { checkPage } from './check-page.ts';
import { formHealth } from './form-health.ts';

const getFormHealthRoute = route(
  getFormHealthCall,
  async ({ db, params: { formId }, membership: { clientId } }) =>
    formHealth({ db }, await readForm({ db }, { clientId, id: formId })),
);

const checkFormPageRoute = route(
  checkFormPageCall,
  async ({ db, app, params: { formId }, membership: { clientId } }) => {
    const form = await readForm({ db }, { clientId, id: formId });
    await checkPage({ app }, form);
    return formHealth({ db }, form);
  },
  // The page takes its time; no transaction waits for it.
  { ownTransactions: true },
);

const formIdleLossesRoute = route(
  formIdleLossesCall,
  ({ db, app, params: { formId }, membership: { clientId } }) =>
    app.ports.call(formIdleLosses, { clientId, formId }, { db, app }),
);

export const formHealthRoutes = [getFormHealthRoute, checkFormPageRoute, formIdleLossesRoute];
