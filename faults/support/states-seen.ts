import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const POLL_MS = 50;

/** Collects the different results of one statement while `work` runs: every state that other connections saw. */
export async function statesSeen(
  url: string,
  statement: string,
  work: () => Promise<void>,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const seen = new Set<string>();
  const look = async () => {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    seen.add(rows.map((row) => row.join(' ')).join('; '));
  };
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await pause(POLL_MS)) await look();
  })();
  try {
    await look();
    await work();
    await look();
  } finally {
    isOver = true;
    await watching;
    await client.end();
  }
  return [...seen];
}
