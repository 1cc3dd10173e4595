import { IconForms, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { changeForms, seeForms } from '#modules/forms/contract/permissions.ts';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { type LeadFilter, restrictToForm } from '#modules/leads/contract/leads/lead-list.ts';
import {
  exportLeadsCall,
  type LeadChoices,
  leadFiltersCall,
  listLeadsCall,
} from '#modules/leads/contract/leads/lead-list-calls.ts';
import {
  countRemindersCall,
  sendRemindersCall,
} from '#modules/leads/contract/leads/remind-calls.ts';
import { remindRecipients } from '#modules/leads/contract/permissions.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions, useCallMutation } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Status } from '#platform/web/display/states/status.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { useChangedRecords } from '#platform/web/live/use-changed-records.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useLeadLexicon } from '../../lexicon/use-lead-lexicon.ts';
import {
  type LeadScope,
  leadListing,
  leadRowName,
  summarizeProducts,
  VIEW_NAMES,
} from '../data/lead-listing.ts';
import classes from './lead-list.module.css';
import { useLeadBulk } from './use-lead-bulk.tsx';
import { Due, useLeadColumns } from './use-lead-columns.tsx';

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
        dueView="due"
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

/** A lead on a phone: consumer, product, status and deadline. */
function LeadCard({ lead, ...way }: CardNavigation & { lead: LeadRow }) {
  const { money } = useFormat();
  const value = lead.price ?? lead.estimatedPrice;
  return (
    <PhoneCard
      {...way}
      name={leadRowName(lead)}
      figure={value === null ? undefined : money(value, lead.currency)}
      text={[summarizeProducts(lead) || lead.form, lead.location?.name].filter(Boolean).join(' · ')}
      state={<Status status={lead.status} />}
      date={<Due lead={lead} isShort />}
    />
  );
}

/** How many are lost by themselves soon, and what can be done about it [LEAD-06]. */
function DueNote({ scope, due }: { scope: LeadScope; due: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const word = useLeadLexicon(scope.formId ?? undefined);
  const mayRemind = useAbility(remindRecipients);
  const remind = useRemindShops(scope);
  return (
    <>
      <span className={classes.note}>
        {t(`leads:lexicon.${word}.lostSoon`, { count: due, formatted: number(due) })}
      </span>
      {mayRemind && (
        <>
          {' '}
          <LinkButton onClick={() => void remind()}>{t('leads:list.remind.ask')}</LinkButton>
        </>
      )}
    </>
  );
}

/** Nothing has come yet: from where leads come, and the way there; without a form that is the first step [FORM-10]. */
function NoLeads({
  clientId,
  formId,
  hasForm,
}: {
  clientId: string;
  formId: string | null;
  hasForm: boolean;
}) {
  const { t } = useTranslation();
  const word = useLeadLexicon(formId ?? undefined);
  const [maySee, mayChange] = [useAbility(seeForms), useAbility(changeForms)];
  const to = clientAddress(clientId, 'platform/forms');
  const way = hasForm
    ? maySee && { id: 'forms', label: t('leads:list.empty.forms'), icon: IconForms, to }
    : mayChange && {
        id: 'create',
        label: t('leads:list.empty.createForm'),
        icon: IconPlus,
        isPrimary: true,
        to,
      };
  return (
    <EmptyState
      isExplained
      title={hasForm ? t(`leads:lexicon.${word}.noneYet`) : t('leads:forms.list.empty.title')}
      actions={way && <PageActionButtons actions={[way]} />}
    >
      {hasForm ? t(`leads:lexicon.${word}.comeFrom`) : t('leads:list.empty.noForm')}
    </EmptyState>
  );
}

/**
 * Sends reminders now after confirming the number of recipients; those reminded manually today are excluded [LEAD-06].
 */
function useRemindShops({ clientId, formId }: LeadScope): () => Promise<void> {
  const { t } = useTranslation();
  const { number } = useFormat();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const say = useProblemText();
  const leaveToJob = useLeaveToJob();
  const send = useCallMutation(sendRemindersCall);
  const params = { clientId };
  const of = formId ? { formId } : {};
  const confirmReminders = async (count: number) => {
    const counted = { count, formatted: number(count) };
    return confirm({
      title: t('leads:list.remind.title', counted),
      lost: t('leads:list.remind.text'),
      keep: t('leads:list.remind.keep'),
      act: t('leads:list.remind.act', counted),
      isDestructive: false,
    });
  };
  return async () => {
    try {
      const { recipients } = await queries.fetchQuery({
        ...callQueryOptions(countRemindersCall, { params, query: of }),
        staleTime: 0,
      });
      if (recipients === 0) {
        showToast({ text: t('leads:list.remind.nobody') });
        return;
      }
      if (!(await confirmReminders(recipients))) return;
      const { jobId } = await send.mutateAsync({ params, body: of });
      await leaveToJob(jobId, t('leads:list.remind.started'));
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
}
