export function listLeads(db: { all(): string[] }, clientId: string): string[] {
  return db.all().filter((lead) => lead.startsWith(clientId));
}
