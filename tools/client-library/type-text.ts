import type { JsonShape } from '#platform/server/http/document/json-shape.ts';

/** How a reference to a named schema is written. */
export type RefText = (id: string) => string;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The TypeScript type of a JSON schema. Anything is `unknown`, never `any`. */
export function typeText(shape: JsonShape | boolean, ref: RefText, indent = ''): string {
  if (typeof shape === 'boolean') return shape ? 'unknown' : 'never';
  if (shape.$ref !== undefined) return ref(shape.$ref.replace('#/$defs/', ''));
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return union(shape.enum.map((value) => JSON.stringify(value)));
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches) return union(branches.map((one) => typeText(one, ref, indent)));
  if (shape.allOf) return intersection(shape, shape.allOf, ref, indent);
  if (shape.not) return 'never';
  const kinds = Array.isArray(shape.type) ? shape.type : [shape.type];
  return union(kinds.map((kind) => kindText(kind, shape, ref, indent)));
}

/** Parts that only narrow a text or number, such as a pattern, have no type. */
function intersection(
  { allOf: _, ...own }: JsonShape,
  parts: readonly JsonShape[],
  ref: RefText,
  indent: string,
): string {
  const isPlainObject = own.type === 'object' && !own.properties;
  const texts = [...parts, ...(isPlainObject ? [] : [own])].map((one) =>
    typeText(one, ref, indent),
  );
  const typed = texts.filter((text) => text !== 'unknown').map(grouped);
  return typed.length > 0 ? [...new Set(typed)].join(' & ') : 'unknown';
}

function kindText(kind: unknown, shape: JsonShape, ref: RefText, indent: string): string {
  switch (kind) {
    case 'object':
      return objectText(shape, ref, indent);
    case 'array':
      return listText(shape, ref, indent);
    case 'string':
    case 'boolean':
    case 'null':
      return kind;
    case 'number':
    case 'integer':
      return 'number';
    default:
      return 'unknown';
  }
}

function objectText(shape: JsonShape, ref: RefText, indent: string): string {
  const { properties, required = [], additionalProperties: others, propertyNames } = shape;
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(([name, property]) => {
    const key = IDENTIFIER.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}${required.includes(name) ? '' : '?'}: ${typeText(property, ref, inner)};`;
  });
  const isOpen = others !== undefined && others !== false;
  if (lines.length === 0) {
    if (!isOpen) return 'Record<string, never>';
    const key = propertyNames ? typeText(propertyNames, ref, indent) : 'string';
    const record = `Record<${key}, ${typeText(others, ref, indent)}>`;
    return key === 'string' ? record : `Partial<${record}>`;
  }
  // The other properties may be of any type, because an index signature includes the named ones.
  if (isOpen) lines.push(`${inner}[name: string]: unknown;`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function listText({ prefixItems, items }: JsonShape, ref: RefText, indent: string): string {
  const rest =
    items === undefined || items === false || Array.isArray(items)
      ? undefined
      : `${grouped(typeText(items, ref, indent))}[]`;
  if (!prefixItems) return rest ?? 'unknown[]';
  const places = prefixItems.map((item) => typeText(item, ref, indent));
  return `[${[...places, ...(rest ? [`...${rest}`] : [])].join(', ')}]`;
}

function union(texts: readonly string[]): string {
  const kinds = new Set(texts);
  return kinds.has('unknown') ? 'unknown' : [...kinds].join(' | ');
}

function grouped(text: string): string {
  return text.includes(' | ') || text.includes(' & ') ? `(${text})` : text;
}
