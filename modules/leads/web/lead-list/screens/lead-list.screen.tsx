import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { NO_OWNER, NO_PLACE } from '#modules/leads/contract/leads/lead-fields.ts';
import { leadList } from '#modules/leads/contract/leads/lead-list.ts';
import {
  type LeadChoices,
  leadFiltersCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import {
  LEAD_ORIGINS,
  LEAD_STATUS_TEXTS,
  LEAD_STATUSES,
  LOSS_REASONS,
  LOSS_TEXTS,
} from '#modules/leads/contract/leads/lead-status.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { uuid } from '#platform/contract/ids.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';
import classes from '../components/lead-list.module.css';
import { LeadsTable } from '../components/leads-table.tsx';
import { FIELD_NAMES, type LeadScope } from '../data/lead-listing.ts';

const LIVE = ['leads'];

/** Decisions that the tabs “New” and “Due within two days” count. */
const IN_TABS = ['leads:decision.unanswered', 'leads:decision.dueSoon'];

export const preload: ScreenPreload = ({ queries, client, search }) => {
  const requestedForm = uuid.safeParse(search.form);
  const scope = { clientId: client.id, formId: requestedForm.success ? requestedForm.data : null };
  void queries.prefetchQuery(callQueryOptions(leadFiltersCall, leadFiltersInput(scope)));
};

/** The leads of the client [LEAD-01]; where the bell names one, that one opens [NAV-09]. */
export default function LeadListScreen() {
  const { search } = useRouterAddress();
  const { clientId } = useLeadScope();
  const named = uuid.safeParse(new URLSearchParams(search).get('lead'));
  if (named.success)
    return <Navigate replace to={clientAddress(clientId, `platform/leads/${named.data}`)} />;
  return <LeadList />;
}

function LeadList() {
  const { t } = useTranslation();
  const { choose, ...scope } = useLeadScope();
  const word = useLeadLexicon(scope.formId ?? undefined);
  const { choices, fields } = useLeadChoices(scope);
  const forms = choices?.forms ?? [];
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const decisions = (
    <ModuleDecisions
      module="leads"
      calm={t('leads:decision.none')}
      records={LIVE}
      shownElsewhere={IN_TABS}
    />
  );
  return (
    <>
      <PageHead
        title={t(`leads:lexicon.${word}.many`)}
        beside={
          <>
            {forms.length > 0 && (
              <FormChooser forms={forms} formId={scope.formId} onChoose={choose} />
            )}
            {!isPhone && <div className={classes.decisions}>{decisions}</div>}
          </>
        }
        decisions={isPhone && decisions}
        actions={useNewLead(forms, scope.formId)}
      />
      <LeadsTable
        key={`${scope.clientId} ${scope.formId}`}
        scope={scope}
        choices={choices}
        fields={fields}
      />
    </>
  );
}

/** The URL holds the chosen form next to the list state; changing it resets the page. */
function useLeadScope(): LeadScope & { choose: (formId: string | null) => void } {
  const { id: clientId } = useCurrentClient();
  const { search, setSearch } = useRouterAddress();
  const requestedForm = uuid.safeParse(new URLSearchParams(search).get('form'));
  return {
    clientId,
    formId: requestedForm.success ? requestedForm.data : null,
    choose(formId) {
      const params = new URLSearchParams(search);
      params.delete('page');
      params.delete('form');
      if (formId) params.set('form', formId);
      setSearch(params.size > 0 ? `?${params}` : '', 'push');
    },
  };
}

/** Opens the form's own page to enter a request by phone, which is routed like any other. */
function useNewLead(forms: LeadChoices['forms'], formId: string | null): PageAction[] {
  const { t } = useTranslation();
  const word = useLeadLexicon(formId ?? undefined);
  const mayWork = useAbility(workOnLeads);
  const open = forms.filter(({ id, active }) => active && (formId === null || id === formId));
  const [only, ...others] = open;
  if (!mayWork || !only) return [];
  const action = {
    id: 'new',
    label: t(`leads:lexicon.${word}.new`),
    icon: IconPlus,
    isPrimary: true,
  } as const;
  const hrefOf = ({ id }: { id: string }) => `/f/${id}`;
  if (others.length === 0) return [{ ...action, href: hrefOf(only) }];
  return [
    {
      ...action,
      rows: () => open.map((form) => ({ id: form.id, label: form.name, href: hrefOf(form) })),
    },
  ];
}

/** Filters the list to all forms or one. */
function FormChooser({
  forms,
  formId,
  onChoose,
}: {
  forms: LeadChoices['forms'];
  formId: string | null;
  onChoose: (formId: string | null) => void;
}) {
  const { t } = useTranslation();
  const all = t('leads:list.allForms');
  const name = forms.find(({ id }) => id === formId)?.name ?? all;
  return (
    <DropMenu
      position="bottom-end"
      rows={() => [
        { id: 'all', label: all, run: () => onChoose(null) },
        ...forms.map((form, at) => ({
          id: form.id,
          label: form.name,
          startsGroup: at === 0,
          run: () => onChoose(form.id),
        })),
      ]}
      button={(props) => (
        <button
          type="button"
          {...props}
          className={classes.chooser}
          aria-label={t('leads:list.chooseForm', { name })}
        >
          <span className={classes.chosen}>{name}</span>
          <Icon of={IconChevronDown} size={14} />
        </button>
      )}
    />
  );
}

function leadFiltersInput({ clientId, formId }: LeadScope) {
  return { params: { clientId }, query: formId ? { formId } : {} };
}

/** Filters of the lead list, counts per view, and the forms [LEAD-01]. */
function useLeadChoices(scope: LeadScope) {
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
        source: LEAD_ORIGINS.map((value) => ({ value, label: t(`leads:list.source.${value}`) })),
      },
      LEAD_DATE_PRESETS,
    );
  }, [t, names, nameOf, data, formId]);
  return { choices: data, fields };
}
