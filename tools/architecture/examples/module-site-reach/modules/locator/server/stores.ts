export const stores: readonly string[] = [];
