export const createLeadsMigration = { name: '2026-11-15-leads' };
