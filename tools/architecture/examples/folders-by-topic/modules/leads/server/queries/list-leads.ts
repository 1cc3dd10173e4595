export function listLeads(_context: object, clientId: string): string[] {
  return [clientId];
}
