import { listLeads } from '../queries/list-leads.ts';

export const listLeadsRoute = ({ db }: { db: { all(): string[] } }) => listLeads({ db }, 'brand');
