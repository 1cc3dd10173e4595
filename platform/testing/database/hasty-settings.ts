/** Of a PostgreSQL that one run of the tests uses: what is lost with a power cut here is lost gladly. */
export const hastySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
