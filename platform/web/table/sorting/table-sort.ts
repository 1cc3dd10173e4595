export type TableSort = { column: string; descending: boolean };
