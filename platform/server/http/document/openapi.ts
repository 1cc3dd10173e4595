import { z } from 'zod';
import { acceptsApiKeys } from '#platform/contract/api-key.ts';
import type { Access, CallDefinition } from '#platform/contract/call.ts';
import { formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import { permissionMenuItems } from '#platform/contract/permission.ts';
import { type ProblemKind, problemSchema } from '#platform/contract/problem.ts';
import { callProblems } from '../problems/call-problems.ts';
import { jsonShape } from './json-shape.ts';

/** OpenAPI document, generated from the contracts. Undeclared calls do not exist. */
export function openApiDocument(
  calls: readonly CallDefinition[],
  publicUrl: string,
  purposes: ReadonlyMap<string, string> = new Map(),
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const methods = paths[call.path] ?? {};
    methods[call.method.toLowerCase()] = operation(call);
    paths[call.path] = methods;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Comptoir',
      version: '1',
      description: 'Every call of the suite, made from its contracts.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl }],
    tags: documentedModules(calls).map((name) => ({ name, description: purposes.get(name) })),
    paths,
    components: {
      schemas: { Problem: jsonShape(problemSchema, 'output'), ...problemSchemas(calls) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'comptoir_access' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key of the client, as \`Authorization: Bearer cptr_…\`. Too many calls within a minute are answered 429 with Retry-After. Admins create keys of the brand in the settings; they make calls of the client with the permission that the call needs (\`x-permission\`). Rights of keys of single forms and other records: ${keyScopes(calls).join(', ')}.`,
        },
      },
    },
  };
}

/** The modules that have calls, by name. */
export function documentedModules(calls: readonly CallDefinition[]): string[] {
  return [...new Set(calls.map(({ module }) => module))].sort();
}

/** Who may make a call, and what API clients need to know about it. */
export function callDescription(call: CallDefinition): string {
  return [
    describeAccess(call.access),
    describeKeys(call),
    ...(call.repeatable ? ['The same input may be sent again when no answer came.'] : []),
  ]
    .filter(Boolean)
    .join(' ');
}

function operation(call: CallDefinition): object {
  return {
    summary: call.summary,
    description: callDescription(call),
    ...(call.access.kind === 'client' && { 'x-permission': call.access.may.ability }),
    tags: [call.module],
    operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/[^a-zA-Z0-9]+(\w)?/g, (_, letter = '') => letter.toUpperCase())}`,
    parameters: [
      ...parameters(call, 'params', 'path'),
      ...parameters(call, 'query', 'query'),
      ...parameters(call, 'headers', 'header'),
    ],
    ...((call.body || call.upload) && {
      requestBody: {
        required: true,
        content: call.upload
          ? { 'multipart/form-data': { schema: formShape(call) } }
          : { 'application/json': { schema: jsonShape(call.body as z.ZodType, 'input') } },
      },
    }),
    responses: {
      [call.status ?? 200]: answer(call),
      ...(call.made && { 200: { ...answer(call), description: 'Nothing was made.' } }),
      ...problemResponses(call),
    },
    security: securityOf(call),
  };
}

/** An empty list means that no authentication is needed; an empty entry means that it is optional. */
export function securityOf(call: CallDefinition): object[] {
  const { access, rate, keyScope, anyOrigin } = call;
  if (keyScope) return [...(anyOrigin ? [{}] : []), { apiKey: [keyScope] }];
  const byKey = { apiKey: access.kind === 'client' ? [access.may.ability] : [] };
  const keys = acceptsApiKeys(call) ? [byKey] : [];
  if (access.kind !== 'public' && access.kind !== 'link') return [{ session: [] }, ...keys];
  if (keys.length > 0) return [{}, { session: [] }, ...keys];
  return rate?.withKey === undefined ? [] : [{}, { apiKey: [] }];
}

function keyScopes(calls: readonly CallDefinition[]): string[] {
  return [...new Set(calls.flatMap(({ keyScope }) => keyScope ?? []))].sort();
}

/** Whether API keys may make a call, in a sentence; empty for calls that need no sign-in. */
export function describeKeys(call: CallDefinition): string {
  const { access, apiKeys, keyScope } = call;
  if (keyScope) return `Right of the key: ${keyScope}.`;
  if (acceptsApiKeys(call))
    return access.kind === 'client'
      ? `API keys of the brand need the permission ${access.may.ability}.`
      : `API keys of the brand are accepted. ${apiKeys?.reason ?? ''}`.trim();
  if (access.kind === 'public' || access.kind === 'link') return '';
  const reason = apiKeys?.reason ?? (access.kind === 'client' ? access.may.notForKeys : undefined);
  return `API keys are not accepted. ${reason ?? ''}`.trim();
}

export function describeAccess(access: Access): string {
  switch (access.kind) {
    case 'public':
      return `Anybody. ${access.reason}`;
    case 'link':
      return `Whoever holds the link. ${access.reason}`;
    case 'session':
      return 'Any signed-in user, about themselves.';
    case 'super-admin':
      return 'Super admins.';
    case 'client':
      return `Users of the client (${access.client}) for whom this holds: ${access.may.sentence} (${access.may.ability}: ${access.may.roles.join(', ')}${permissionMenuItems(access.may).length > 0 ? `, with the menu item ${permissionMenuItems(access.may).join(' or ')}` : ''})`;
  }
}

function parameters(
  call: CallDefinition,
  part: 'params' | 'query' | 'headers',
  place: string,
): object[] {
  const schema = call[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonShape(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  // The key is described as a security scheme; tools ignore or refuse it as a parameter.
  const shown = Object.entries(properties).filter(([name]) => name !== 'authorization');
  return shown.map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** The text fields come first, then the file. */
function formShape({ body, upload }: CallDefinition): object {
  const fields = body
    ? (jsonShape(body, 'input') as { properties?: object; required?: string[] })
    : {};
  const file = {
    type: 'string',
    format: 'binary',
    description: `${formatFileExtensions(upload?.kinds ?? [])}, at most ${upload?.maxBytes} bytes`,
  };
  return {
    ...fields,
    type: 'object',
    properties: { ...fields.properties, file },
    required: [...(fields.required ?? []), 'file'],
  };
}

function answer(call: CallDefinition): object {
  if (!(call.response instanceof z.ZodType)) {
    return {
      description: 'A file.',
      content: { [call.response.file]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (call.status === 204) return { description: 'Done; there is nothing to say.' };
  return {
    description: 'Done.',
    content: { 'application/json': { schema: jsonShape(call.response, 'output') } },
  };
}

/** One schema per problem code, so that API clients can distinguish problems with the same status. */
function problemSchemas(calls: readonly CallDefinition[]): Record<string, object> {
  const kinds = new Map<string, ProblemKind>();
  for (const problem of calls.flatMap(callProblems)) {
    const { code, status } = problem;
    if ((kinds.get(code)?.status ?? status) !== status)
      throw new Error(`the problem ${code} has two statuses`);
    kinds.set(code, problem);
  }
  return Object.fromEntries(
    [...kinds].map(([code, { status, title }]) => [
      code,
      {
        description: title,
        allOf: [{ $ref: '#/components/schemas/Problem' }],
        properties: { code: { const: code }, status: { const: status } },
      },
    ]),
  );
}

/** A response for each status, with every problem that has it. */
function problemResponses(call: CallDefinition): Record<string, object> {
  const byStatus = Map.groupBy(callProblems(call), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, problems]) => [
      status,
      {
        description: problems.map(({ code, title }) => `${code}: ${title}`).join('\n\n'),
        content: { 'application/problem+json': { schema: oneOf(problems) } },
      },
    ]),
  );
}

function oneOf(problems: readonly ProblemKind[]): object {
  const references = problems.map(({ code }) => ({ $ref: `#/components/schemas/${code}` }));
  const [only, ...others] = references;
  if (only && others.length === 0) return only;
  return { oneOf: references, discriminator: { propertyName: 'code' } };
}
