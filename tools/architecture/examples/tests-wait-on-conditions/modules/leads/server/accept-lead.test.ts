export const soon = { timeout: 20_000 };
