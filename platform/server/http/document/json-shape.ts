import { z } from 'zod';

/** Schema names: a schema used within another one is referenced as `#/$defs/NAME`. */
export type SchemaNames = z.core.$ZodRegistry<{ id: string }>;

export type JsonShape = z.core.JSONSchema.JSONSchema;

/** JSON schema of a contract's schema, as callers send it (`input`) or receive it (`output`). */
export function jsonShape(
  schema: z.ZodType,
  io: 'input' | 'output',
  names?: SchemaNames,
): JsonShape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(names && { metadata: names }),
    override: ({ zodSchema, jsonSchema }) => {
      nameRequiredKeys(jsonSchema);
      if (io === 'input') describeTextBoolean(zodSchema, jsonSchema);
    },
  });
  return io === 'input' ? (withoutAnything(shape) as JsonShape) : shape;
}

/** A record with fixed keys is an object with these properties; tools complain of required keys without a property. */
function nameRequiredKeys(shape: JsonShape): void {
  const { propertyNames, required, properties, additionalProperties } = shape;
  if (!propertyNames || !required || properties || additionalProperties === undefined) return;
  shape.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  shape.additionalProperties = false;
  delete shape.propertyNames;
}

/** `true` or `false` in a query or form: text for the server, but a boolean for callers. */
function describeTextBoolean(schema: z.core.$ZodTypes, shape: JsonShape): void {
  const { def } = schema._zod;
  if (def.type !== 'pipe') return;
  const [from, to] = [def.in, def.out].map(({ _zod }) => _zod.def.type);
  if (from === 'string' && to === 'boolean') shape.type = 'boolean';
}

/**
 * Some lists accept any item and check each one separately; the document shows the schema of a valid item. Applied to the
 * finished document, because zod completes parts of a schema later.
 */
function withoutAnything(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAnything);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutAnything(part)]),
  );
  if (!Array.isArray(anyOf)) return anyOf === undefined ? rest : { ...rest, anyOf };
  const described = anyOf.filter((one) => Object.keys(one).length > 0);
  return described.length === 1 ? { ...rest, ...described[0] } : { ...rest, anyOf: described };
}
