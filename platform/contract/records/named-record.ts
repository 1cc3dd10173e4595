import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import type { Permission } from '../permission.ts';
import type { ProblemDefinition } from '../problem.ts';
import { notFound } from '../problems.ts';

interface NamedRecord<Name extends z.ZodType<string, string>, Figures extends z.ZodRawShape> {
  module: string;
  /** Path of its calls: `/gtr-core/clients/{uuid}/location-types`. */
  path: string;
  may: Permission;
  name: Name;
  /** Figures of each record in the list. */
  figures: Figures;
  /** The problem for a name that already exists. */
  taken: ProblemDefinition<{ name: string }>;
  summaries: Record<'list' | 'create' | 'rename', string>;
}

/**
 * A record that only has a name, unique in the client: a type, a group. Its calls list all of them, create and rename.
 * Deletion differs between records, so that each declares it with `one`.
 */
export function defineNamedRecord<
  Name extends z.ZodType<string, string>,
  Figures extends z.ZodRawShape,
>({ module, path, may, name, figures, taken, summaries }: NamedRecord<Name, Figures>) {
  const schema = z.object({ id: z.string(), name: z.string(), ...figures });
  const body = z.strictObject({ name });
  const params = z.strictObject({ uuid });
  const access = { kind: 'client', client: 'params.uuid', may } as const;
  const one = {
    path: `${path}/{id}`,
    module,
    access,
    params: params.extend({ id: uuid }),
  } as const;
  return {
    schema,
    one,
    list: defineCall({
      method: 'GET',
      path,
      module,
      summary: summaries.list,
      access,
      params,
      response: z.object({ items: z.array(schema) }),
    }),
    create: defineCall({
      method: 'POST',
      path,
      module,
      summary: summaries.create,
      access,
      params,
      body,
      response: schema,
      status: 201,
      errors: [taken],
    }),
    rename: defineCall({
      ...one,
      method: 'PATCH',
      summary: summaries.rename,
      body,
      response: schema,
      errors: [notFound, taken],
    }),
  };
}
