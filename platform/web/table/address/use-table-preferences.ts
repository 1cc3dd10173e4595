import { useLocalStorage } from '@mantine/hooks';
import { z } from 'zod';
import { columnChoiceSchema, NO_COLUMN_CHOICE } from '../columns/column-choice.ts';

const habitsSchema = z.object({
  columns: columnChoiceSchema,
  density: z.enum(['comfortable', 'compact']),
});
type TableHabits = z.infer<typeof habitsSchema>;

const AT_FIRST: TableHabits = { columns: NO_COLUMN_CHOICE, density: 'comfortable' };

/** One user's preferences for one table, stored per user in this browser. */
export function useTablePreferences(user: string, table: string) {
  const [habits, setHabits] = useLocalStorage<TableHabits>({
    key: `comptoir.table.${user}.${table}`,
    defaultValue: AT_FIRST,
    getInitialValueInEffect: false,
    deserialize: readHabits,
  });
  return {
    habits,
    change: (change: Partial<TableHabits>) => setHabits({ ...habits, ...change }),
  };
}

/** Storage outlives versions: what cannot be read any more is as at first. */
function readHabits(text: string | undefined): TableHabits {
  try {
    return habitsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return AT_FIRST;
  }
}
