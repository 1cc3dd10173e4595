import { IconAlertCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { leadFields } from '#modules/leads/contract/leads/lead-fields.ts';
import { LOSS_TEXTS } from '#modules/leads/contract/leads/lead-status.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Status } from '#platform/web/display/states/status.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { computeLeadDeadline, countIdleDays } from '../../data/compute-lead-deadline.ts';
import { leadRowName, summarizeProducts } from '../data/lead-listing.ts';
import classes from './lead-list.module.css';

/** Deadline and elapsed time of a lead; for a lost one the reason. A missed response goal is said in the owner’s place. */
export function Due({ lead, isShort = false }: { lead: LeadRow; isShort?: boolean }) {
  const { t } = useTranslation();
  const { dueDay, number } = useFormat();
  const due = computeLeadDeadline(lead, Date.now());
  if (!due || lead.closesAt === null) {
    if (lead.lostReason === null) return null;
    const days = countIdleDays(lead);
    return (
      <span className={classes.quiet}>
        {lead.lostReason === 'idle'
          ? t('leads:list.due.idle', { count: days, formatted: number(days) })
          : t(LOSS_TEXTS[lead.lostReason])}
      </span>
    );
  }
  return (
    <span className={classes.due} data-soon={due.isSoon || undefined}>
      {!isShort && (
        <span className={classes.line} aria-hidden="true">
          <span className={classes.used} style={{ width: `${due.used * 100}%` }} />
        </span>
      )}
      {dueDay(lead.closesAt)}
      {isShort ? (
        <span className={classes.after}>
          <Unanswered lead={lead} />
        </span>
      ) : (
        <span className={classes.withoutOwner}>
          <Unanswered lead={lead} isSign />
        </span>
      )}
    </span>
  );
}

/** Says that nobody answered within the response goal; as a sign where there is no room for the word. */
function Unanswered({
  lead,
  otherwise,
  isSign = false,
}: {
  lead: LeadRow;
  otherwise?: string;
  isSign?: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const goalHours = computeLeadDeadline(lead, Date.now())?.goalHours ?? null;
  if (goalHours === null) return otherwise ?? null;
  const hint = t('leads:list.due.lateHint', { count: goalHours, formatted: number(goalHours) });
  if (isSign)
    return (
      <span className={classes.late} role="img" aria-label={t('leads:list.due.late')} title={hint}>
        <Icon of={IconAlertCircle} />
      </span>
    );
  return (
    <span className={classes.late} title={hint}>
      {t('leads:list.due.late')}
    </span>
  );
}

/** Undefined for the location of the lead, whose name is in the column before. */
function ownerName({ name, email }: NonNullable<LeadRow['owner']>, location: LeadRow['location']) {
  return name !== '' && name === location?.name ? undefined : name || email;
}

/**
 * The columns of leads [LEAD-01]. On narrow screens the status is removed last, because it determines the next action.
 */
export function useLeadColumns(): TableColumn<LeadRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'consumer',
        header: t(leadFields.consumer.label),
        minWidth: 180,
        maxByContent: 206,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: (lead) => <span className={classes.name}>{leadRowName(lead)}</span>,
      },
      {
        id: 'wants',
        header: t(leadFields.products.label),
        minWidth: 144,
        priority: 8,
        cell: (lead) =>
          summarizeProducts(lead) || <span className={classes.quiet}>{lead.form}</span>,
      },
      {
        id: 'location',
        header: t(leadFields.location.label),
        minWidth: 134,
        priority: 6,
        sortable: true,
        cell: ({ location }) =>
          location ? (
            <span className={classes.where}>
              <span>{location.name}</span>
              {location.city && <span className={classes.town}>{location.city}</span>}
            </span>
          ) : (
            '—'
          ),
      },
      {
        id: 'owner',
        header: t(leadFields.owner.label),
        minWidth: 100,
        maxByContent: 128,
        priority: 4,
        sortable: true,
        cell: (lead) => (
          <span className={classes.quiet} title={lead.owner?.email}>
            {lead.owner ? (
              (ownerName(lead.owner, lead.location) ?? t('leads:list.ownStore'))
            ) : (
              <Unanswered lead={lead} otherwise={t('leads:list.nobody')} />
            )}
          </span>
        ),
      },
      {
        id: 'status',
        header: t(leadFields.status.label),
        minWidth: 110,
        priority: 10,
        whole: true,
        sortable: true,
        cell: ({ status }) => <Status status={status} />,
      },
      {
        id: 'due',
        header: t(leadFields.due.label),
        minWidth: 150,
        priority: 9,
        whole: true,
        sortable: true,
        sortsBy: 'date',
        cell: (lead) => <Due lead={lead} />,
      },
      {
        id: 'value',
        header: t(leadFields.value.label),
        align: 'end',
        minWidth: 96,
        priority: 7,
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ price, estimatedPrice, currency }) => {
          const value = price ?? estimatedPrice;
          return value === null ? '—' : format.money(value, currency);
        },
      },
      {
        id: 'createdAt',
        header: t(leadFields.created.label),
        align: 'end',
        minWidth: 80,
        priority: 5,
        whole: true,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ createdAt }) => (
          <span className={classes.quiet} title={format.moment(createdAt)}>
            {format.shortDay(createdAt)}
          </span>
        ),
      },
      {
        id: 'form',
        header: t(leadFields.form.label),
        minWidth: 140,
        priority: 3,
        hiddenAtFirst: true,
        cell: ({ form }) => <span className={classes.quiet}>{form}</span>,
      },
      {
        id: 'tags',
        header: t(leadFields.tags.label),
        minWidth: 120,
        priority: 2,
        hiddenAtFirst: true,
        cell: ({ tags }) => <span className={classes.quiet}>{tags.join(', ') || '—'}</span>,
      },
      {
        id: 'city',
        header: t(leadFields.city.label),
        minWidth: 110,
        priority: 2,
        hiddenAtFirst: true,
        cell: ({ consumer }) => <span className={classes.quiet}>{consumer.city ?? '—'}</span>,
      },
    ],
    [t, format],
  );
}
