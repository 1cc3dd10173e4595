import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { leadFiltersCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';
import { FormChooser } from '../components/form-chooser.tsx';
import { LeadsTable } from '../components/leads-table.tsx';
import { useNewLead } from '../components/use-new-lead.ts';
import { leadFiltersInput, useLeadChoices } from '../data/use-lead-choices.ts';
import { useLeadScope } from '../data/use-lead-scope.ts';

export const preload: ScreenPreload = ({ queries, client, search }) => {
  const asked = uuid.safeParse(search.form);
  const scope = { clientId: client.id, formId: asked.success ? asked.data : null };
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
  return (
    <>
      <PageHead
        title={t(`leads:lexicon.${word}.many`)}
        beside={
          forms.length > 0 && <FormChooser forms={forms} formId={scope.formId} onChoose={choose} />
        }
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
