export const waiting = 'select count(*) from pg_locks where not granted';
