import type { CallDefinition, CallParts } from './call-request.ts';
import type { CallOptions, Send } from './caller.ts';
import { ComptoirFile } from './comptoir-file.ts';

/** A call of the suite: throws a ComptoirError when it is refused. */
export type Call<Input, Output> = (input: Input, options?: CallOptions) => Promise<Output>;

/** A call that can be made without any input. */
export type CallWithoutInput<Input, Output> = (
  input?: Input,
  options?: CallOptions,
) => Promise<Output>;

/** One page of a list, in the forms that lists of the suite have. */
interface Page {
  items: unknown[];
  total?: number | null;
  /** `total` is a lower limit: there are more. */
  more?: boolean;
  hasMore?: boolean;
}

/** A list, page by page. `each` reads the following pages when they are needed. */
export type ListCall<Input, Output extends { items: unknown[] }> = Call<Input, Output> & {
  each(
    input: Input,
    options?: CallOptions,
  ): AsyncGenerator<Output['items'][number], void, undefined>;
};

/** Input and output of a call: `OutputOf<typeof comptoir.leads.readLead>`. */
export type InputOf<Made> = Made extends (input: infer Input, options?: CallOptions) => unknown
  ? NonNullable<Input>
  : never;
export type OutputOf<Made> = Made extends (...given: never[]) => Promise<infer Output>
  ? Output
  : never;

/** Makes a function of a definition. Its types come from the contract, which the server keeps to. */
export function defineCall<Made>(send: Send, definition: CallDefinition): Made {
  const make = (input: CallParts = {}, options: CallOptions = {}) =>
    send(definition, input, options, async (response) => {
      if (definition.answer === 'file') return new ComptoirFile(response);
      if (definition.answer === 'nothing' || response.status === 204) return undefined;
      return (await response.json()) as unknown;
    });
  const { page } = definition;
  if (!page) return make as Made;
  const read = make as (input: CallParts, options: CallOptions) => Promise<Page>;
  return Object.assign(make, {
    each: (input: CallParts, options: CallOptions = {}) => eachItem(read, page, input, options),
  }) as Made;
}

async function* eachItem(
  read: (input: CallParts, options: CallOptions) => Promise<Page>,
  part: 'query' | 'body',
  input: CallParts,
  options: CallOptions,
): AsyncGenerator<unknown, void, undefined> {
  const given = (input[part] ?? {}) as { page?: number };
  let pageSize = 0;
  for (let number = given.page ?? 1; ; number += 1) {
    const page = await read({ ...input, [part]: { ...given, page: number } }, options);
    yield* page.items;
    pageSize ||= page.items.length;
    if (!hasNext(page, number, pageSize)) return;
  }
}

function hasNext(page: Page, number: number, pageSize: number): boolean {
  const { items, total, more, hasMore } = page;
  if (items.length === 0) return false;
  if (hasMore !== undefined) return hasMore;
  if (items.length < pageSize) return false;
  return more === true || typeof total !== 'number' || number * pageSize < total;
}
