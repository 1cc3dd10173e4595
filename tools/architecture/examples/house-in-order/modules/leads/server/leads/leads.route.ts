import { listLeads } from './list-leads.ts';

export const listLeadsRoute = ({ db }: { db: { all(): string[] } }) => listLeads({ db }, 'brand');
