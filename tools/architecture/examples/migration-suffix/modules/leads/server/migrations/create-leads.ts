export const createLeads = { name: '2026-11-15-leads' };
