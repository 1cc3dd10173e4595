export const listLeadsRoute = ({ db }: { db: { selectFrom(table: string): unknown } }) =>
  db.selectFrom('leads.leads');
