import type { UserValues } from './use-user-form.ts';

/** The parts that differ, as the call takes them; what was not touched is not sent, so it cannot undo anything. */
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

/** The same choice in another order is the same, and what is only known about a place is no part of it. */
function asTold(value: UserValues[keyof UserValues]): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const ids = value.map((one) => (typeof one === 'string' ? one : `${one.kind} ${one.id}`));
  return ids.sort().join('\n');
}
