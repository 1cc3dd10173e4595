import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import type { Condition } from '#platform/contract/lists/filter-condition.ts';

/** A filter condition that matches a field's value and no other. */
export function conditionOn(name: string, field: RecordField, value: unknown): Condition {
  switch (field.filter?.kind) {
    case 'text':
      return { field: name, operator: 'equals', value: String(value) };
    case 'choice':
      return { field: name, operator: 'any-of', value: [value].flat().map(String) };
    case 'number':
      return { field: name, operator: 'equals', value: asPeopleSayIt(field, Number(value)) };
    case 'date': {
      // The day of a timestamp.
      const day = String(value).slice(0, 10);
      return { field: name, operator: 'between', value: [day, day] };
    }
    case 'boolean':
      return { field: name, operator: 'is', value: value === true };
    case undefined:
      throw new Error(`${name} has no filter`);
  }
}

function asPeopleSayIt({ kind }: RecordField, value: number): number {
  return kind === 'money' ? value / 100 : value;
}
