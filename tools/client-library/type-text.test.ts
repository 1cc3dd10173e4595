import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonShape } from '#platform/server/http/document/json-shape.ts';
import { SchemaTypes } from './schema-types.ts';
import { typeText } from './type-text.ts';

const textOf = (schema: z.ZodType, io: 'input' | 'output' = 'input') =>
  typeText(jsonShape(schema, io), (id) => id).replaceAll(/\s+/g, ' ');

test.each<[z.ZodType, string]>([
  [
    z.object({ id: z.string(), 'e-mail': z.email().optional() }),
    '{ id: string; "e-mail"?: string; }',
  ],
  [z.array(z.union([z.number().int(), z.null()])), '(number | null)[]'],
  [z.tuple([z.number(), z.boolean()]), '[number, boolean]'],
  [z.enum(['new', 'lost']).nullable(), '"new" | "lost" | null'],
  [z.record(z.string(), z.number()), 'Record<string, number>'],
  [z.record(z.enum(['en', 'fr']), z.string()), '{ en: string; fr: string; }'],
  [z.partialRecord(z.enum(['en', 'fr']), z.string()), 'Partial<Record<"en" | "fr", string>>'],
  [z.string().regex(/^a/).regex(/b$/), 'string'],
  [
    z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })),
    '{ a: string; b: string; }',
  ],
  [z.looseObject({ a: z.string() }), '{ a: string; [name: string]: unknown; }'],
  [z.object({ isOpen: z.stringbool().default(false) }), '{ isOpen?: boolean; }'],
  [z.array(z.union([z.object({ a: z.string() }), z.unknown()])), '{ a: string; }[]'],
  [z.unknown(), 'unknown'],
])('a schema becomes the type of what a caller sends (%#)', (schema, text) => {
  expect(textOf(schema)).toBe(text);
});

test('a named schema with defaults is one type as it is answered and another as it is sent', () => {
  const tag = z.object({ name: z.string() });
  const card = z.object({ title: z.string().default(''), tag });
  const names = z.registry<{ id: string }>();
  names.add(tag, { id: 'shop.Tag' }).add(card, { id: 'shop.Card' });
  const types = new SchemaTypes(names);
  const [sent, answered] = [types.read(card, 'input'), types.read(z.array(card), 'output')];
  expect(types.text(sent, 'input', 'shop')).toBe('CardInput');
  expect(types.text(answered, 'output', 'leads')).toBe('shopTypes.Card[]');
  expect(types.declarations('shop').map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'export type Card = { title: string; tag: Tag; };',
    'export type CardInput = { title?: string; tag: Tag; };',
    'export type Tag = { name: string; };',
  ]);
});
