import pg from 'pg';

/** Returns the first column of a statement's result, as text. */
export async function column(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, values: [...values], rowMode: 'array' });
    return rows.map(([value]) => String(value));
  } finally {
    await client.end();
  }
}
