import type { CallDefinition } from '#platform/contract/call.ts';
import { type JsonShape, jsonShape } from './json-shape.ts';
import { callDescription, documentedModules, securityOf } from './openapi.ts';

const UUID = '019a8000-0000-7000-8000-000000000001';
const DATE_TIME = '2026-01-31T09:00:00.000Z';
/** In this order: what a pattern accepts says what it is for. */
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

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const BASE_URL = '{{baseUrl}}';
const DESCRIPTION = `Every call of the suite, in a folder for each module. Set the variable apiKey to a key of the client.
Calls without a key use the session: make the call POST /api/user/auth first, and Postman stores its cookies.`;

/** Collection for Postman (format 2.1): the same calls as the OpenAPI document, with a body to fill in. */
export function postmanCollection(
  calls: readonly CallDefinition[],
  publicUrl: string,
  purposes: ReadonlyMap<string, string> = new Map(),
): object {
  return {
    info: { name: 'Comptoir', description: DESCRIPTION, schema: SCHEMA },
    variable: [
      { key: 'baseUrl', value: publicUrl, type: 'string' },
      { key: 'apiKey', value: '', type: 'string' },
    ],
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    item: documentedModules(calls).map((module) => ({
      name: module,
      description: purposes.get(module) ?? '',
      item: calls.filter((call) => call.module === module).map(requestItem),
    })),
  };
}

function requestItem(call: CallDefinition): object {
  return {
    name: call.summary,
    request: {
      method: call.method,
      description: callDescription(call),
      // Others inherit the key of the collection.
      ...(!acceptsKey(call) && { auth: { type: 'noauth' } }),
      header: headers(call),
      url: address(call),
      ...((call.body || call.upload) && { body: requestBody(call) }),
    },
    response: [],
  };
}

function acceptsKey(call: CallDefinition): boolean {
  return securityOf(call).some((way) => 'apiKey' in way);
}

function headers(call: CallDefinition): object[] {
  const isJson = call.body && !call.upload;
  return [
    { key: 'Accept', value: 'application/json' },
    ...(isJson ? [{ key: 'Content-Type', value: 'application/json' }] : []),
    ...fields(call.headers && jsonShape(call.headers, 'input'))
      .filter(({ name }) => name !== 'authorization')
      .map(({ name, value, isRequired }) => ({ key: name, value, disabled: !isRequired })),
  ];
}

/** Optional parameters are listed but switched off. */
function address(call: CallDefinition): object {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1').slice(1);
  return {
    raw: `${BASE_URL}/${path}`,
    host: [BASE_URL],
    path: path.split('/'),
    query: fields(call.query && jsonShape(call.query, 'input')).map(
      ({ name, value, isRequired }) => ({ key: name, value, disabled: !isRequired }),
    ),
    variable: fields(call.params && jsonShape(call.params, 'input')).map(({ name, value }) => ({
      key: name,
      value,
    })),
  };
}

function requestBody({ body, upload }: CallDefinition): object {
  const shape = body && jsonShape(body, 'input');
  if (!upload) {
    return {
      mode: 'raw',
      raw: JSON.stringify(exampleValue(shape ?? {}), null, 2),
      options: { raw: { language: 'json' } },
    };
  }
  // The server reads the form as a stream and needs the text fields before the file.
  const texts = fields(shape).map(({ name, value, isRequired }) => ({
    key: name,
    type: 'text',
    value,
    disabled: !isRequired,
  }));
  return { mode: 'formdata', formdata: [...texts, { key: 'file', type: 'file', src: [] }] };
}

interface Field {
  name: string;
  value: string;
  isRequired: boolean;
}

/** The fields of a query, a path, headers or a form; values in these are text. */
function fields(shape: JsonShape | undefined): Field[] {
  const { properties = {}, required = [] } = shape ?? {};
  return Object.entries(properties).map(([name, property]) => {
    const value = typeof property === 'boolean' ? '' : exampleValue(property);
    return {
      name,
      value: typeof value === 'object' ? '' : String(value),
      isRequired: required.includes(name),
    };
  });
}

/** A value of the schema's shape for somebody to fill in: required properties only, one item of a list. */
function exampleValue(shape: JsonShape): unknown {
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
