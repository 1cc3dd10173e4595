import { sendFormFileCall } from '#modules/leads/contract/forms/form-file-calls.ts';
import { takeLogo } from '../files/take-logo.ts';
import { route } from '../route.ts';

export const sendFormFileRoute = route(
  sendFormFileCall,
  ({ db, app, membership: { clientId }, file }) => takeLogo({ db, app }, clientId, file),
);
