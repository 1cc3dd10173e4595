import {
  JOB_VIEWS,
  type JobView,
  type listQueueJobsCall,
} from '#modules/super-admin/contract/jobs.ts';
import type { CallInput } from '#platform/contract/call.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import type { TableAddress, TableAddressRules } from '#platform/web/table/address/table-address.ts';
import { chosenValues } from '../../data/chosen-values.ts';

export const JOBS_PAGE_SIZE = 50;
export const JOBS_RULES: TableAddressRules = {
  sortable: [],
  fields: [
    { id: 'client', kind: 'choice' },
    { id: 'queue', kind: 'choice' },
  ],
};

export function jobViewOf({ view }: TableAddress): JobView {
  return JOB_VIEWS.find((known) => known === view) ?? 'now';
}

/** The list that an address asks for; searched words are also told by the names that the reader sees. */
export function jobsQuestion(
  address: TableAddress,
  given: {
    fields: readonly FilterField[];
    namesOf: (words: string) => string[];
    clientsOf: (words: string) => string[];
  },
): CallInput<typeof listQueueJobsCall>['query'] {
  const { q, filters, page } = address;
  return {
    view: jobViewOf(address),
    page,
    limit: JOBS_PAGE_SIZE,
    client: chosenValues(filters, given.fields, 'client'),
    queue: chosenValues(filters, given.fields, 'queue'),
    ...(q !== '' && {
      q,
      qNames: given.namesOf(q).join(','),
      qClients: given.clientsOf(q).slice(0, 200).join(','),
    }),
  };
}
