import pg from 'pg';

/** Names of all locations with a prefix, including duplicates. */
export async function writtenLocations(url: string, tag: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from directory.locations where starts_with(name, $1)',
      [tag],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
