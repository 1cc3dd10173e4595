import { z } from 'zod';
import type { CallDefinition } from '#platform/contract/call.ts';
import { type JsonShape, jsonShape } from '#platform/server/http/document/json-shape.ts';
import { callDescription } from '#platform/server/http/document/openapi.ts';
import { type NamedCall, pascalCase } from './read-contracts.ts';
import { camelCase, type SchemaTypes } from './schema-types.ts';

/** A call with all schemas of its input and output. */
export interface ReadCall extends NamedCall {
  parts: { name: string; shape: JsonShape; isOptional: boolean }[];
  output: JsonShape | 'file' | 'nothing';
  page: 'query' | 'body' | undefined;
}

/** Reads the schemas of a call. All calls are read before a file is written, because types refer to each other. */
export function readCall({ call, place }: NamedCall, types: SchemaTypes): ReadCall {
  const parts = (['params', 'query', 'headers', 'body'] as const).flatMap((name) => {
    const schema = call[name];
    if (!schema) return [];
    const plain = jsonShape(schema, 'input');
    if (name === 'headers') leaveOutOwnHeaders(plain);
    const isEmpty = plain.type === 'object' && Object.keys(plain.properties ?? {}).length === 0;
    if (isEmpty && !plain.additionalProperties) return [];
    const isOptional = plain.type === 'object' && (plain.required ?? []).length === 0;
    const shape = name === 'headers' ? plain : types.read(schema, 'input');
    return [{ name, shape, isOptional }];
  });
  return { call, place, parts, output: readOutput(call, types), page: pagePart(call) };
}

/** The library sends the key, and browsers send the origin. */
function leaveOutOwnHeaders({ properties = {}, required = [] }: JsonShape): void {
  for (const name of ['authorization', 'origin']) {
    delete properties[name];
    if (required.includes(name)) required.splice(required.indexOf(name), 1);
  }
}

function readOutput(call: CallDefinition, types: SchemaTypes): ReadCall['output'] {
  if (!(call.response instanceof z.ZodType)) return 'file';
  return call.status === 204 ? 'nothing' : types.read(call.response, 'output');
}

/** A list is a call that takes a page number and returns items. */
function pagePart(call: CallDefinition): ReadCall['page'] {
  if (!(call.response instanceof z.ZodType)) return undefined;
  const items = jsonShape(call.response, 'output').properties?.items;
  if (typeof items !== 'object' || items.type !== 'array') return undefined;
  return (['query', 'body'] as const).find((part) => {
    const schema = call[part];
    return schema && Object.hasOwn(jsonShape(schema, 'input').properties ?? {}, 'page');
  });
}

/** The file of a module: its types, and a function that makes its calls. */
export function moduleSource(
  module: string,
  calls: readonly ReadCall[],
  types: SchemaTypes,
): string {
  const declarations = [
    ...types.declarations(module),
    ...calls.flatMap((call) => callTypes(call, module, types)),
  ];
  refuseDuplicates(module, declarations);
  const text = declarations.join('\n\n');
  const functions = callTree(calls);
  const aliases = [...new Set([...text.matchAll(/\b(\w+)Types\./g)].map(([, name]) => name ?? ''))];
  const runtime = ['CallWithoutInput', 'ListCall', 'Call'].filter((name) =>
    functions.includes(`defineCall<${name}<`),
  );
  return `// Generated from the contracts by npm run client-library.
import { ${[...runtime.map((name) => `type ${name}`), 'defineCall'].join(', ')} } from './runtime/calls.js';
import type { Send } from './runtime/caller.js';
${text.includes('ComptoirFile') ? "import type { ComptoirFile } from './runtime/comptoir-file.js';\n" : ''}${aliases
  .sort()
  .map((name) => `import type * as ${name}Types from './${kebabCase(name)}.js';\n`)
  .join('')}
${text}

export function ${camelCase(module)}Calls(send: Send) {
  return ${functions};
}
`;
}

function callTypes(read: ReadCall, module: string, types: SchemaTypes): string[] {
  const { call, parts, output } = read;
  const name = typeNameOf(read);
  const lines = parts.map(
    (part) =>
      `  ${part.name}${part.isOptional ? '?' : ''}: ${types.text(part.shape, 'input', module, '  ')};`,
  );
  if (call.upload) lines.push('  file: File;');
  const input = lines.length > 0 ? `{\n${lines.join('\n')}\n}` : 'Record<string, never>';
  return [`export type ${name}Input = ${input};`, `export type ${name}Output = ${outputText()};`];

  function outputText(): string {
    if (output === 'file') return 'ComptoirFile';
    return output === 'nothing' ? 'void' : types.text(output, 'output', module);
  }
}

/** `{ sendLead: …, fields: { get: …, put: … } }` */
function callTree(calls: readonly ReadCall[]): string {
  const groups = Map.groupBy(calls, ({ place }) => place[0] ?? '');
  const entries = [...groups].map(([name, members]) => {
    const [only] = members;
    if (only && only.place.length === 1) return callEntry(only, name, '    ');
    const inner = members.map((member) => callEntry(member, member.place[1] ?? '', '      '));
    return `    ${name}: {\n${inner.join('\n')}\n    },`;
  });
  return `{\n${entries.join('\n')}\n  }`;
}

function callEntry(read: ReadCall, name: string, indent: string): string {
  const { call, parts, page } = read;
  const needsNothing = !call.upload && parts.every(({ isOptional }) => isOptional);
  const kind = page ? 'ListCall' : needsNothing ? 'CallWithoutInput' : 'Call';
  const type = typeNameOf(read);
  const definition = {
    method: call.method,
    path: call.path,
    answer: typeof read.output === 'string' ? read.output : 'json',
    isRepeatable: isRepeatable(call),
    ...(call.upload && { takesFile: true }),
    ...(page && { page }),
  };
  const problems = (call.errors ?? []).map(({ code }) => code).join(', ');
  const comment = [
    call.summary,
    `\`${call.method} ${call.path}\``,
    callDescription(call),
    ...(problems ? [`Problems: ${problems}.`] : []),
  ].map((line) => `${indent} * ${line.replaceAll('*/', '*∕').replaceAll('\n', ' ')}`);
  return `${indent}/**\n${comment.join(`\n${indent} *\n`)}\n${indent} */
${indent}${name}: defineCall<${kind}<${type}Input, ${type}Output>>(send, ${JSON.stringify(definition)}),`;
}

function isRepeatable({ method, changes, repeatable }: CallDefinition): boolean {
  return repeatable ?? (['PUT', 'DELETE'].includes(method) || (method === 'GET' && !changes));
}

function typeNameOf({ place }: NamedCall): string {
  return place.map(pascalCase).join('');
}

function refuseDuplicates(module: string, declarations: readonly string[]): void {
  const names = declarations.map((text) => /^export type (\w+)/.exec(text)?.[1]);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice) throw new Error(`${module} has two types with the name ${twice}: rename a schema`);
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
