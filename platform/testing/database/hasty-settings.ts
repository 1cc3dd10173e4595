/** PostgreSQL settings for a single test run, fast because data loss in a power cut does not matter. */
export const hastySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
