import pg from 'pg';

/** The names of all locations that begin with a tag, each as often as it is there. */
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
