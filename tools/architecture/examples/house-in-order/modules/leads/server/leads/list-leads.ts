export function listLeads({ db }: { db: { all(): string[] } }, clientId: string): string[] {
  return db.all().filter((lead) => lead.startsWith(clientId));
}
