import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CallDefinition } from '#platform/contract/call.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import type { SchemaNames } from '#platform/server/http/document/json-shape.ts';
import { allModules } from '#platform/testing/all-modules.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');
/** Only these kinds get a named type; an alias for a string or number adds nothing. */
const NAMED_KINDS = new Set(['object', 'union', 'enum', 'record']);

/** A mounted call with its place in the library: `['locationImport', 'check']` is `directory.locationImport.check`. */
export interface NamedCall {
  call: CallDefinition;
  place: readonly string[];
}

export interface Contracts {
  calls: NamedCall[];
  /** Schemas that contracts export, as `leads.LeadRow`. */
  names: SchemaNames;
}

/** All documented calls and the names that contracts give to them and to their schemas. */
export async function readContracts(): Promise<Contracts> {
  const mounted = collectFromModules(await allModules(), 'routes').map(({ call }) => call);
  const places = new Map<unknown, readonly string[]>();
  const names: SchemaNames = z.registry<{ id: string }>();
  for (const file of await contractFiles()) {
    const exported: Record<string, unknown> = await import(join(CHECKOUT, file));
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType) {
        if (NAMED_KINDS.has(value.def.type) && !names.has(value))
          names.add(value, { id: `${moduleOf(file)}.${typeName(name)}` });
        continue;
      }
      places.set(value, [callName(name)]);
      // Imports, exports and the sections of a form declare their calls together, in one object.
      for (const [part, call] of isRecord(value) ? Object.entries(value) : [])
        places.set(call, [callName(name), part]);
    }
  }
  return { calls: mounted.map((call) => ({ call, place: placeOf(call, places) })), names };
}

/** Sorted, so that the library is the same on every machine. */
async function contractFiles(): Promise<string[]> {
  const patterns = ['platform/contract/**/*.ts', 'modules/*/contract/**/*.ts'];
  const files = await Array.fromAsync(glob(patterns, { cwd: CHECKOUT }));
  return files.filter((file) => !file.endsWith('.test.ts')).sort();
}

function placeOf(call: CallDefinition, places: Map<unknown, readonly string[]>): readonly string[] {
  const place = places.get(call);
  if (!place)
    throw new Error(`${call.method} ${call.path} is not exported by a contract: it has no name`);
  return place;
}

function moduleOf(file: string): string {
  const [root = '', module = ''] = file.split('/');
  return root === 'modules' ? module : root;
}

function callName(name: string): string {
  return name.replace(/Calls?$/, '');
}

function typeName(name: string): string {
  return pascalCase(name.replace(/Schema$/, ''));
}

export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
