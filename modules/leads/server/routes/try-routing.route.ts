import { judgeAnswers } from '#modules/leads/contract/intake/judge-answers.ts';
import { tryRoutingCall } from '#modules/leads/contract/intake/try-routing.ts';
import { readForm } from '../forms/read-form.ts';
import { leadFacts } from '../intake/lead-facts.ts';
import { route } from '../route.ts';
import { routeLead } from '../routing/route-lead.ts';

export const tryRoutingRoute = route(
  tryRoutingCall,
  async ({ db, app, params, membership: { clientId }, body }) => {
    const { answers, position, place, locationId } = body;
    const saved = await readForm({ db }, { clientId, id: params.formId });
    const form = {
      translations: saved.translations,
      settings: body.settings ?? saved.settings,
      locationSettings: body.locationSettings ?? saved.locationSettings,
      notifications: body.notifications ?? saved.notifications,
      fields: body.fields ?? saved.fields,
    };
    const locale = form.translations.defaultLocale;
    // A routing test need not be complete: invalid or missing answers count as not given.
    const { answered } = judgeAnswers(form.fields, answers);
    const facts = leadFacts(answered, { skus: [], translations: form.translations, locale });
    const { location, tags, subscribers, observers, reason } = await routeLead(
      (port, input) => app.ports.ask(port, input, { db, app }),
      {
        clientId,
        form,
        answered,
        identity: { ...facts.identity, ...(place && { zip: place, city: '' }) },
        country: facts.country,
        chosen: locationId ?? null,
        position: position ?? null,
        locale,
      },
    );
    return { location, tags, subscribers, observers, reason };
  },
);
