import { useMemo } from 'react';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import type { ContactRow } from '#modules/profile-hub/contract/profiles.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { formatContactName } from '../../data/contact-listing.ts';
import { ORIGIN_NAMES, STATION_NAMES, useOptinText } from '../../data/contact-names.ts';
import { useContactValueText } from '../../data/contact-values.ts';
import classes from './list.module.css';

/** Completeness of a contact as a bar and a number. */
export function CompletenessBar({ known, of }: { known: number; of: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const share = of > 0 ? Math.min(1, known / of) : 0;
  return (
    <span
      className={classes.known}
      title={t('profile-hub:contact.knownOf', { known: number(known), of: number(of) })}
    >
      <span className={classes.track} aria-hidden="true">
        <span className={classes.piece} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {number(known)}
    </span>
  );
}

/** Last activity of a contact and its date; without activity since its creation, the creation. */
export function LastActivity({ contact }: { contact: ContactRow }) {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  const { lastActivityAt, createdAt } = contact;
  // Events from before the contact was created, such as an imported sale, do not order the list.
  const lastActivity =
    contact.lastActivity && contact.lastActivity.at >= createdAt ? contact.lastActivity : null;
  const what = lastActivity
    ? lastActivity.grade !== null
      ? t('profile-hub:contact.reviewed', { count: lastActivity.grade })
      : t(STATION_NAMES[lastActivity.kind])
    : t('profile-hub:contact.became');
  return (
    <>
      {what} <span className={classes.faint}>{shortDay(lastActivity?.at ?? lastActivityAt)}</span>
    </>
  );
}

type Column = TableColumn<ContactRow>;

const SORTED = new Set(['country']);
/** Columns with their own cells. */
const DRAWN = new Set(['email', 'city']);

/** Columns of contacts: common ones, and one per criterion [PH-02, PH-04]. */
export function useContactColumns(criteria: readonly Criterion[]): Column[] {
  const { t } = useTranslation();
  const format = useFormat();
  const formatValue = useContactValueText();
  const optinOf = useOptinText();
  return useMemo(() => {
    const columnOf = (criterion: Criterion, isShown: boolean): Column => ({
      id: criterion.source === 'GTR' ? criterion.slug : `own-${criterion.slug}`,
      header: criterion.label,
      note: t(
        criterion.source === 'GTR' ? 'profile-hub:contact.standard' : 'profile-hub:contact.custom',
      ),
      minWidth: isShown ? 96 : 120,
      priority: isShown ? 5 : 2,
      sortable: SORTED.has(criterion.slug),
      hiddenAtFirst: !isShown,
      cell: ({ criterias, phoneText }) => (
        <span className={classes.quiet}>
          {(criterion.slug === 'phone' && phoneText) ||
            formatValue(criterion, criterias[criterion.slug]) ||
            '—'}
        </span>
      ),
    });
    const active = criteria.filter(({ active: isActive }) => isActive);
    const own = active.filter(({ source }) => source !== 'GTR');
    // The brand's first choice criterion usually characterises contacts best.
    const first = own.find(({ type, consent }) => type !== 'text' && !consent);
    const others = active.filter(({ slug }) => !DRAWN.has(slug) && slug !== first?.slug);
    return [
      {
        id: 'name',
        header: t('profile-hub:contact.name'),
        minWidth: 200,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: (contact) => <span className={classes.name}>{formatContactName(contact)}</span>,
      },
      {
        id: 'email',
        header: t('profile-hub:standard.email'),
        minWidth: 240,
        maxByContent: 288,
        priority: 9,
        sortable: true,
        copies: ({ criterias }) => String(criterias.email ?? ''),
        cell: ({ criterias }) => <span className={classes.quiet}>{criterias.email ?? '—'}</span>,
      },
      {
        id: 'city',
        header: t('profile-hub:standard.city'),
        minWidth: 110,
        maxByContent: 150,
        priority: 7,
        sortable: true,
        cell: ({ criterias: { city, country } }) =>
          city || country ? (
            <span className={classes.place}>
              {city && <span>{city}</span>}
              <span className={classes.faint}>{country}</span>
            </span>
          ) : (
            '—'
          ),
      },
      {
        id: 'optin',
        header: t('profile-hub:contact.optin'),
        minWidth: 96,
        maxByContent: 120,
        priority: 8,
        cell: (contact) => <span className={classes.quiet}>{optinOf(contact) || '—'}</span>,
      },
      ...(first ? [columnOf(first, true)] : []),
      {
        id: 'known',
        header: t('profile-hub:contact.knownColumn'),
        minWidth: 96,
        priority: 6,
        sortable: true,
        sortsBy: 'number',
        sortsDescendingFirst: true,
        cell: ({ known }) => <CompletenessBar known={known} of={criteria.length} />,
      },
      {
        id: 'lastActivityAt',
        header: t('profile-hub:contact.lastActivity'),
        minWidth: 150,
        priority: 6,
        whole: true,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: (contact) => <LastActivity contact={contact} />,
      },
      ...others.map((criterion) => columnOf(criterion, false)),
      {
        id: 'origin',
        header: t('profile-hub:contact.origin'),
        minWidth: 100,
        priority: 1,
        hiddenAtFirst: true,
        cell: ({ origin }) => t(ORIGIN_NAMES[origin]),
      },
      {
        id: 'createdAt',
        header: t('profile-hub:contact.created'),
        minWidth: 116,
        priority: 1,
        whole: true,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        hiddenAtFirst: true,
        cell: ({ createdAt }) => <span className={classes.quiet}>{format.date(createdAt)}</span>,
      },
    ];
  }, [t, format, formatValue, optinOf, criteria]);
}
