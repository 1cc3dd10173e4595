import { validateAnswers } from '#modules/forms/contract/intake/lead-submission.ts';
import type { RoutingTest } from '#modules/forms/contract/lead-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type RoutedLead, routeLead } from '../routing/route-lead.ts';
import { leadFacts } from './new-lead.ts';

/** Routes a sample request of the form editor; writes nothing [LEAD-13]. */
export async function testRouting(
  { db, app }: { db: Db; app: App },
  { clientId, form, answers, position, place, locationId }: RoutingTest,
): Promise<RoutedLead> {
  const locale = form.translations.defaultLocale;
  // A routing test need not be complete: invalid or missing answers count as not given.
  const { answered } = validateAnswers(form.fields, answers);
  const facts = leadFacts(answered, { skus: [], translations: form.translations, locale });
  return routeLead((port, input) => app.ports.ask(port, input, { db, app }), {
    clientId,
    form,
    answered,
    identity: { ...facts.identity, ...(place && { zip: place, city: '' }) },
    country: facts.country,
    chosen: locationId ?? null,
    position: position ?? null,
    locale,
  });
}
