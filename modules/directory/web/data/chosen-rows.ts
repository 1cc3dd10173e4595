import type { z } from 'zod';
import type { CallDefinition, CallInput } from '#platform/contract/call.ts';
import { PAGE_SIZE_LIMIT } from '#platform/contract/limits.ts';
import { callServer } from '#platform/web/api/server.ts';
import { isSelected, type TableSelection } from '#platform/web/table/selection/table-selection.ts';

type ListCall = CallDefinition & {
  response: z.ZodType<{ items: readonly { id: string }[]; total: number }>;
};

/** "All but some" may stand on pages that nobody has opened. */
export async function chosenIds<Call extends ListCall>(
  chosen: TableSelection,
  call: Call,
  input: { params: object; query: object },
): Promise<string[]> {
  if (chosen.kind === 'ids') return [...chosen.ids];
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...input.query, page, limit: PAGE_SIZE_LIMIT };
    const answer = await callServer(call, { ...input, query } as unknown as CallInput<Call>);
    const { items, total } = answer as { items: { id: string }[]; total: number };
    ids.push(...items.map(({ id }) => id).filter((id) => isSelected(chosen, id)));
    if (items.length === 0 || page * PAGE_SIZE_LIMIT >= total) return ids;
  }
}

export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
