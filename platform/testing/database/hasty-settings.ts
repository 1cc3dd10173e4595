/** PostgreSQL settings for a single test run, fast because data loss in a power cut does not matter. */
export const hastySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // A database that is dropped costs a look at every buffer.
  shared_buffers: '256MB',
};
