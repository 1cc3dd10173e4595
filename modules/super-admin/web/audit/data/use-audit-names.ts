import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCrossClientUserCall } from '#modules/accounts/contract/super-admin-users.ts';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { hexId24, isUuid } from '#platform/contract/ids.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { useClients } from '../../data/use-clients.ts';
import { useOperationLabels } from '../../data/use-operation-labels.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Users by name; one that is gone has none any more. */
export function useUserNames(ids: readonly (string | null)[]): (id: string) => string {
  const { t } = useTranslation();
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const answers = useQueries({
    queries: wanted.map((id) => ({
      ...callQueryOptions(getCrossClientUserCall, { params: { id } }),
      staleTime: FIVE_MINUTES_MS,
      retry: false,
    })),
  });
  const names = new Map(
    answers.flatMap(({ data }) => (data ? [[data.id, `${data.firstName} ${data.lastName}`]] : [])),
  );
  const isComing = answers.some(({ isPending }) => isPending);
  return (id) => names.get(id) ?? (isComing ? '…' : t('super-admin:audit.deletedUser'));
}

const JOB = 'job ';

/** Records, fields, clients and ways of a change as people call them. */
export function useAuditLabels() {
  const { t } = useTranslation();
  const clients = useClients();
  const { labelOf, fieldOf } = useOperationLabels();
  return useMemo(
    () => ({
      record: (name: string) => labelOf('record', name),
      field: fieldOf,
      client: (id: string | null) => (id === null ? '—' : clients.nameOf(id)),
      via: (via: string) => {
        if (via === 'system') return t('super-admin:audit.viaSystem');
        return via.startsWith(JOB)
          ? t('super-admin:audit.viaJob', { job: labelOf('job', via.slice(JOB.length)) })
          : via;
      },
    }),
    [t, clients, labelOf, fieldOf],
  );
}

/** Records of a user's access; their record id starts with the user id. */
const GIVEN = new Set(['accounts.memberships', 'directory.associations']);

/** Records that the log labels with a code, such as `wrong-data`; their type says more. */
const CODED = new Set(['directory.change_requests']);

/** The kinds of place that a person can be given, by the label that the log has for them. */
const PLACE_RECORDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    group: 'directory.groups',
    location: 'directory.locations',
  }),
);

export interface AuditName {
  name: string;
  /** The role or the kind of place that the named person was given. */
  detail?: string;
}

/** Name of the changed record: the user whose access changed, or else the record's name, or else its type. */
export function useAuditNames(entries: readonly AuditEntry[]): (entry: AuditEntry) => AuditName {
  const { t } = useTranslation();
  const auditLabels = useAuditLabels();
  const nameOf = useUserNames(entries.map(auditedPerson));
  const given = (label: string) => {
    const place = PLACE_RECORDS.get(label);
    if (place) return auditLabels.record(place);
    if (label === 'brand') return t('super-admin:audit.wholeBrand');
    return isRole(label) ? t(ROLE_NAMES[label]) : label;
  };
  return (entry) => {
    const person = auditedPerson(entry);
    if (person === null) {
      const name = CODED.has(entry.record) ? '' : auditedName(entry);
      return { name: name || auditLabels.record(entry.record) };
    }
    return { name: nameOf(person), detail: given(entry.label) };
  };
}

function isRole(label: string): label is keyof typeof ROLE_NAMES {
  return Object.hasOwn(ROLE_NAMES, label);
}

/** The user whose access was changed; null for other changes. */
export function auditedPerson({
  record,
  recordId,
}: Pick<AuditEntry, 'record' | 'recordId'>): string | null {
  return (GIVEN.has(record) && recordId.split('/')[0]) || null;
}

/** Display name of the record; empty if its label is only an id. */
export function auditedName({ label }: Pick<AuditEntry, 'label'>): string {
  return isUuid(label) || hexId24.safeParse(label).success ? '' : label;
}
