import { useTranslation } from 'react-i18next';
import type { LeadFilter } from '#modules/leads/contract/leads/lead-list.ts';
import {
  exportLeadsCall,
  type LeadChoices,
  leadFiltersCall,
  listLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import { restrictToForm } from '#modules/leads/contract/leads/restrict-to-form.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useChangedRecords } from '#platform/web/live/use-changed-records.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';
import { type LeadScope, leadListing } from '../data/lead-listing.ts';
import { VIEW_NAMES } from '../data/lead-names.ts';
import { DueNote } from './due-note.tsx';
import { LeadCard } from './lead-card.tsx';
import { NoLeads } from './no-leads.tsx';
import { useLeadBulk } from './use-lead-bulk.tsx';
import { useLeadColumns } from './use-lead-columns.tsx';

const READS = [listLeadsCall, leadFiltersCall];

/** The leads of one form or of all, and what can be done with several of them [LEAD-01]. */
export function LeadsTable({
  scope,
  choices,
  fields,
}: {
  scope: LeadScope;
  choices: LeadChoices | undefined;
  fields: readonly FilterField[];
}) {
  const { t } = useTranslation();
  const { clientId, formId } = scope;
  const word = useLeadLexicon(formId ?? undefined);
  const meant = (filter: LeadFilter) => (formId ? restrictToForm(filter, formId) : filter);
  const bulk = useLeadBulk({
    clientId,
    tags: choices?.tags ?? [],
    formId: formId ?? choices?.forms[0]?.id,
    meant,
  });
  useChangedRecords(clientId, 'leads', READS);
  const due = choices?.views.due ?? 0;
  return (
    <>
      <RecordList
        listing={leadListing}
        scope={scope}
        label={t(`leads:lexicon.${word}.many`)}
        search={t('leads:list.search')}
        viewNames={useNames(VIEW_NAMES)}
        viewCounts={choices?.views}
        fields={fields}
        columns={useLeadColumns()}
        firstUse={
          <NoLeads clientId={clientId} formId={formId} hasForm={choices?.forms.length !== 0} />
        }
        card={(lead, way) => <LeadCard lead={lead} {...way} />}
        bulkActions={() => bulk.actions}
        note={due > 0 && <DueNote scope={scope} due={due} />}
        exports={{
          call: exportLeadsCall,
          inputOf: (format, filter) => ({
            params: { clientId },
            body: { format, filters: { filter: meant(filter), except: [] } },
          }),
        }}
      />
      {bulk.dialog}
    </>
  );
}
