import type { UserValues } from './use-user-form.ts';

/**
 * The changed parts in the form that the call takes; unchanged parts are not sent, so they cannot overwrite other
 * changes.
 */
export function userEdits(before: UserValues, after: UserValues) {
  const { associations, ...rest } = changedParts(before, after);
  return {
    ...rest,
    ...(associations && { associations: associations.map(({ kind, id }) => ({ kind, id })) }),
  };
}

function changedParts(before: UserValues, after: UserValues): ChangedParts {
  const paths = Object.keys(after) as (keyof UserValues)[];
  return Object.fromEntries(
    paths
      .filter((path) => asTold(before[path]) !== asTold(after[path]))
      .map((path) => [path, after[path]]),
  );
}

/** A role can be changed but not taken away. */
type ChangedParts = Partial<Omit<UserValues, 'role'>> & {
  role?: NonNullable<UserValues['role']>;
};

/** Ignores order and additional data of places, so that equal choices compare as equal. */
function asTold(value: UserValues[keyof UserValues]): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const ids = value.map((one) => (typeof one === 'string' ? one : `${one.kind} ${one.id}`));
  return ids.sort().join('\n');
}
