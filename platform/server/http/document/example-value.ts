import type { JsonShape } from './json-shape.ts';

const UUID = '019a8000-0000-7000-8000-000000000001';
const DATE_TIME = '2026-01-31T09:00:00.000Z';
/** Sample texts, tried in this order: the first one that matches a pattern is used. */
const TEXTS = [
  UUID,
  '0123456789abcdef01234567',
  '2026-01-31',
  '2026-01',
  'name@brand.example',
  '#13251e',
  'FR',
];
const FORMATS = new Map([
  ['date-time', DATE_TIME],
  ['date', '2026-01-31'],
  ['time', '09:00'],
  ['email', 'name@brand.example'],
  ['uri', 'https://brand.example'],
  ['uuid', UUID],
]);

/** An example value of a schema to fill in: required properties only, one item per list. */
export function exampleValue(shape: JsonShape): unknown {
  if (shape.default !== undefined) return shape.default;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches) return exampleValue(branches.find((one) => !isNull(one)) ?? {});
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((one) => exampleValue(one)));
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object':
      return exampleObject(shape);
    case 'array':
      return exampleList(shape);
    case 'string':
      return exampleText(shape);
    case 'number':
    case 'integer':
      return exampleNumber(shape);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function exampleObject({ properties = {}, required = [] }: JsonShape): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, exampleValue(asShape(property))]),
  );
}

function exampleList({ prefixItems, items }: JsonShape): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleValue(asShape(item)));
  return items === undefined || Array.isArray(items) ? [] : [exampleValue(asShape(items))];
}

function exampleText({ pattern, format, minLength = 0 }: JsonShape): string {
  if (format && FORMATS.has(format)) return FORMATS.get(format) ?? '';
  if (!pattern) return minLength === 0 ? '' : 'text'.padEnd(minLength, '.');
  // Patterns come from our own contracts, and the texts are short.
  return TEXTS.find((text) => new RegExp(pattern).test(text)) ?? '';
}

function exampleNumber({ minimum, exclusiveMinimum, maximum = 1 }: JsonShape): number {
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0);
  return Math.min(Math.max(least, 1), Math.max(maximum, least));
}

function asShape(shape: JsonShape | boolean): JsonShape {
  return typeof shape === 'boolean' ? {} : shape;
}

function isNull({ type }: JsonShape): boolean {
  return type === 'null';
}
