export const DataTable = 'DataTable';
