import { z } from 'zod';
import {
  type JsonShape,
  jsonShape,
  type SchemaNames,
} from '#platform/server/http/document/json-shape.ts';
import { typeText } from './type-text.ts';

type Direction = 'input' | 'output';

/**
 * Named schemas used by calls. A schema whose input and output differ, because the server fills in defaults, becomes two
 * types: `Form` for output and `FormInput` for input.
 */
export class SchemaTypes {
  readonly #names: SchemaNames;
  readonly #shapes: Record<Direction, Map<string, JsonShape>> = {
    input: new Map(),
    output: new Map(),
  };
  #different: ReadonlySet<string> | undefined;

  constructor(names: SchemaNames) {
    this.#names = names;
  }

  /** Schema with references to named ones, which it collects. All are read before a type is written. */
  read(schema: z.ZodType, io: Direction): JsonShape {
    // Inside an object, a named schema becomes a reference like any other.
    const { $defs = {}, properties = {} } = jsonShape(z.object({ schema }), io, this.#names);
    for (const [id, definition] of Object.entries($defs)) this.#shapes[io].set(id, definition);
    return asShape(properties.schema);
  }

  /** How a type of one module is written in the file of another. */
  text(shape: JsonShape, io: Direction, module: string, indent = ''): string {
    return typeText(shape, (id) => this.#refText(id, io, module), indent);
  }

  /** The declarations of a module's named types. */
  declarations(module: string): string[] {
    const ids = new Set([...this.#shapes.output.keys(), ...this.#shapes.input.keys()]);
    return [...ids]
      .filter((id) => moduleOf(id) === module)
      .sort()
      .flatMap((id) => {
        const output = this.#shapes.output.get(id);
        const input = this.#shapes.input.get(id);
        const isTwo = this.#isDifferent(id);
        return [
          ...(output ? [this.#declaration(id, output, 'output', module)] : []),
          ...(input && (isTwo || !output) ? [this.#declaration(id, input, 'input', module)] : []),
        ];
      });
  }

  #declaration(id: string, shape: JsonShape, io: Direction, module: string): string {
    const name = this.#refText(id, io, module);
    return `export type ${name} = ${this.text(shape, io, module)};`;
  }

  #refText(id: string, io: Direction, module: string): string {
    const name = `${id.slice(id.indexOf('.') + 1)}${io === 'input' && this.#isDifferent(id) ? 'Input' : ''}`;
    return moduleOf(id) === module ? name : `${typesAlias(moduleOf(id))}.${name}`;
  }

  /** Different by itself, or because it contains a different one. */
  #isDifferent(id: string): boolean {
    this.#different ??= this.#findDifferent();
    return this.#different.has(id);
  }

  #findDifferent(): Set<string> {
    const { input, output } = this.#shapes;
    const both = [...input.keys()].filter((id) => output.has(id));
    const plain = (shape: JsonShape | undefined) => typeText(shape ?? {}, (id) => `<${id}>`);
    const texts = new Map(both.map((id) => [id, plain(input.get(id))]));
    const different = new Set(both.filter((id) => texts.get(id) !== plain(output.get(id))));
    for (let before = -1; before !== different.size; ) {
      before = different.size;
      for (const [id, text] of texts)
        if ([...different].some((other) => text.includes(`<${other}>`))) different.add(id);
    }
    return different;
  }
}

/** The name under which the file of one module imports the types of another. */
function typesAlias(module: string): string {
  return `${camelCase(module)}Types`;
}

export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function moduleOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

function asShape(shape: JsonShape | boolean | undefined): JsonShape {
  return typeof shape === 'object' ? shape : {};
}
