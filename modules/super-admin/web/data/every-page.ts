/** What "select all" can mean at most: beyond it, nobody has seen what they change. */
const MOST = 2_000;
const PAGE = 200;

/** Everything that a question finds, page by page. */
export async function everyPage<Item>(
  read: (page: { page: number; limit: number }) => Promise<{ items: Item[] }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; found.length < MOST; page += 1) {
    const { items } = await read({ page, limit: PAGE });
    found.push(...items);
    if (items.length < PAGE) break;
  }
  return found.slice(0, MOST);
}
