import { isAuthorizedOrigin } from '#modules/leads/contract/forms/authorized-domain.ts';
import {
  domainNotAuthorized,
  keyMissingRight,
  keyRefused,
} from '#modules/leads/contract/intake/intake-problems.ts';
import type { KEY_SCOPES } from '#modules/leads/contract/intake/key-calls.ts';
import { findApiKey } from '#platform/server/api-keys/find-api-key.ts';
import type { App } from '#platform/server/app.ts';
import type { RequestOrigin } from '#platform/server/http/request/origin-of-request.ts';
import type { FormRowKept } from '../forms/form-row.ts';

/** What keys of a form are for. */
export const INTAKE_PURPOSE = 'leads.intake';

/** How a request comes: from a server with a key, from a page of ours, or from a page of the brand. */
export type Door = 'api' | 'own' | 'page';

/** Lets in whoever may send something to a form: who shows a key of it, else who stands on a page that may show it. */
export async function admitSender(
  { app }: { app: App },
  form: FormRowKept,
  { authorization, origin }: { authorization: string | undefined; origin: RequestOrigin },
): Promise<Door> {
  // A browser that once signed in at a proxy before us says so again and again: that is no key.
  if (authorization && !/^basic /i.test(authorization)) {
    await requireFormKey({ app }, { formId: form.id, authorization, scope: 'leads.send' });
    return 'api';
  }
  if (origin.kind === 'own') return 'own';
  const page = origin.kind === 'other' ? origin.url : '';
  if (isAuthorizedOrigin(form.settings.authorizedDomains, page)) return 'page';
  throw domainNotAuthorized({ domain: URL.parse(page)?.host ?? '' });
}

/** Refuses a server whose key is not one of this form, or may not do this with it [LEAD-10]; the key's client. */
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
