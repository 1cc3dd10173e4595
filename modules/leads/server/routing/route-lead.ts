import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import type { AnsweredField } from '#modules/leads/contract/intake/judge-answers.ts';
import type { LeadRecipient, RoutingReason } from '#modules/leads/contract/intake/routing.ts';
import { TAGS_LIMIT } from '#modules/leads/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { PortQuery } from '../intake/batch-queries.ts';
import type { LeadIdentity } from '../tables/lead-tables.ts';
import { placeLead } from './place-lead.ts';
import { resolveLeadRecipients } from './resolve-lead-recipients.ts';
import { answerLookup, fittingRules } from './rules.ts';

export interface RoutingQuestion {
  clientId: string;
  form: Pick<FormSections, 'settings' | 'locationSettings' | 'notifications' | 'translations'>;
  answered: readonly AnsweredField<FormField>[];
  identity: LeadIdentity;
  country: string | null;
  chosen: string | null;
  position: { latitude: number; longitude: number } | null;
  locale: Locale;
}

export interface RoutedLead {
  location: PlaceToBuy | null;
  tags: string[];
  subscribers: LeadRecipient[];
  observers: LeadRecipient[];
  reason: RoutingReason;
}

/** Determines shop, recipients, tags and the reasons for a request; writes nothing [LEAD-13]. */
export async function routeLead(ask: PortQuery, question: RoutingQuestion): Promise<RoutedLead> {
  const { clientId, form, identity, locale } = question;
  const answerOf = answerLookup(question.answered);
  const { location, placed, passedOver } = await placeLead(ask, {
    clientId,
    settings: form.settings,
    locationSettings: form.locationSettings,
    answerOf,
    chosen: question.chosen,
    position: question.position,
    words: [identity.zip, identity.city].filter(Boolean).join(' '),
    country: question.country ?? '',
    locale,
  });
  const { subscribers, observers, reasons } = await resolveLeadRecipients(ask, {
    clientId,
    recipients: form.notifications.recipients,
    answerOf,
    location,
    locale: form.translations.defaultLocale,
  });
  const tags = new Map<string, string>();
  for (const { tag, id } of fittingRules(form.locationSettings.tagRules, answerOf))
    if (!tags.has(tag) && tags.size < TAGS_LIMIT) tags.set(tag, id);
  return {
    location,
    tags: [...tags.keys()],
    subscribers,
    observers,
    reason: {
      placed,
      passedOver,
      tags: [...tags].map(([tag, ruleId]) => ({ tag, ruleId })),
      recipients: reasons,
    },
  };
}
