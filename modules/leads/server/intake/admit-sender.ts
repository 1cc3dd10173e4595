import { isAuthorizedOrigin } from '#modules/leads/contract/forms/authorized-domain.ts';
import {
  domainNotAuthorized,
  keyMissingRight,
  keyRefused,
} from '#modules/leads/contract/intake/intake-problems.ts';
import type { KEY_SCOPES } from '#modules/leads/contract/intake/key-calls.ts';
import { findApiKey } from '#platform/server/api-keys/find-api-key.ts';
import type { App } from '#platform/server/app.ts';
import type { RequestOrigin } from '#platform/server/http/request/request-origin.ts';
import type { StoredForm } from '../forms/form-row.ts';

/** What keys of a form are for. */
export const INTAKE_PURPOSE = 'leads.intake';

/** How a request comes: from a server with a key, from a page of ours, or from a page of the brand. */
export type Door = 'api' | 'own' | 'page';

/** Authorizes a sender: by an API key of the form, or else by a page that may show it. */
export async function admitSender(
  { app }: { app: App },
  form: StoredForm,
  { authorization, origin }: { authorization: string | undefined; origin: RequestOrigin },
): Promise<Door> {
  // Browsers behind a proxy may send basic credentials automatically; these are not an API key.
  if (authorization && !/^basic /i.test(authorization)) {
    await requireFormKey({ app }, { formId: form.id, authorization, scope: 'leads.send' });
    return 'api';
  }
  if (origin.kind === 'own') return 'own';
  const page = origin.kind === 'other' ? origin.url : '';
  if (isAuthorizedOrigin(form.settings.authorizedDomains, page)) return 'page';
  throw domainNotAuthorized({ domain: URL.parse(page)?.host ?? '' });
}

/** Refuses an API key that does not belong to this form or misses the scope [LEAD-10]; returns the key's client. */
export async function requireFormKey(
  { app }: { app: App },
  given: { formId: string; authorization: string; scope: (typeof KEY_SCOPES)[number] },
): Promise<string> {
  const { formId, authorization, scope } = given;
  const key = await findApiKey({ app }, authorization, INTAKE_PURPOSE);
  if (key?.subject !== formId) throw keyRefused();
  if (!key.scopes.includes(scope)) throw keyMissingRight({ right: scope });
  return key.clientId;
}
