import { email as emailSchema } from '#platform/contract/text/email.ts';
import { CellFault, type ReadCell } from '../import-column.ts';

/** An address as a form takes it, in the one spelling it is kept in. */
export const email: ReadCell<string> = (given) => {
  const checked = emailSchema.safeParse(given);
  return checked.success ? checked.data : new CellFault('notEmail');
};
