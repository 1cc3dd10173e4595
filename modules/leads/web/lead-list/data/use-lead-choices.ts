import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAD_STATUSES } from '#modules/leads/contract/lead-status.ts';
import { leadList, NO_OWNER, NO_PLACE } from '#modules/leads/contract/leads/lead-list.ts';
import { leadFiltersCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { LEAD_ORIGINS } from '#modules/leads/contract/leads/lead-origins.ts';
import { LOSS_REASONS } from '#modules/leads/contract/leads/lead-reasons.ts';
import { LEAD_STATUS_TEXTS, LOSS_TEXTS } from '#modules/leads/contract/leads/lead-texts.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import type { LeadScope } from './lead-listing.ts';
import { FIELD_NAMES, SOURCE_NAMES } from './lead-names.ts';

export function leadFiltersInput({ clientId, formId }: LeadScope) {
  return { params: { clientId }, query: formId ? { formId } : {} };
}

/** Filters of the lead list, counts per view, and the forms [LEAD-01]. */
export function useLeadChoices(scope: LeadScope) {
  const { t } = useTranslation();
  const names = useNames(FIELD_NAMES);
  const { nameOf } = useCountryNames();
  const { data } = useCall(leadFiltersCall, leadFiltersInput(scope));
  const { formId } = scope;
  const fields = useMemo(() => {
    const forms = data?.forms ?? [];
    const owners = data?.owners ?? [];
    const currencies = data?.currencies ?? [];
    return buildFilterFields(
      leadList,
      names,
      {
        status: LEAD_STATUSES.map((value) => ({ value, label: t(LEAD_STATUS_TEXTS[value]) })),
        // Chosen beside the title already, or the only one.
        form:
          formId || forms.length < 2
            ? []
            : forms.map(({ id, name }) => ({ value: id, label: name })),
        owner: [
          { value: NO_OWNER, label: t('leads:list.nobody') },
          ...owners.map(({ email, name }) => ({
            value: email,
            label: name ? `${name}, ${email}` : email,
          })),
        ],
        location: [
          { value: NO_PLACE, label: t('leads:detail.noStore') },
          ...(data?.locations ?? []).map(({ id, name, city }) => ({
            value: id,
            label: [name, city].filter(Boolean).join(', '),
          })),
        ],
        country: [
          { value: NO_PLACE, label: t('leads:conversion.unknown') },
          ...(data?.countries ?? []).map((value) => ({ value, label: nameOf(value) })),
        ],
        currency: currencies.length > 1 ? currencies.map((value) => ({ value, label: value })) : [],
        tag: (data?.tags ?? []).map((value) => ({ value, label: value })),
        lossReason: LOSS_REASONS.map((value) => ({ value, label: t(LOSS_TEXTS[value]) })),
        source: LEAD_ORIGINS.map((value) => ({ value, label: t(SOURCE_NAMES[value]) })),
      },
      LEAD_DATE_PRESETS,
    );
  }, [t, names, nameOf, data, formId]);
  return { choices: data, fields };
}
