import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const JSON_SCHEMA_PART =
  /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;

/**
 * Leaves zod's writer of JSON schemas out of the browser: nobody there writes one, every schema refers to
 * it, and it is a fifth of zod. The server keeps it and makes the API document with it.
 */
export function leanZodPlugin(): Plugin {
  return {
    name: 'comptoir-lean-zod',
    apply: 'build',
    load(id) {
      if (!JSON_SCHEMA_PART.test(id)) return null;
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm);
      return [...names]
        .map(([, name]) => `export const ${name} = () => () => { throw new Error('${name}'); };`)
        .join('\n');
    },
  };
}
