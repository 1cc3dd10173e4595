import { domainToASCII } from 'node:url';
import { email as emailSchema } from '#platform/contract/text/email.ts';
import { CellFault, type ReadCell } from '../import-column.ts';

/** “Ann <a@x.example>”, as mail programs copy it. */
const NAMED = /^[^<>]*<([^<>]+)>$/;

/** An address as a form takes it, in the one spelling it is stored in; letters of a domain as its ASCII form. */
export const email: ReadCell<string> = (given) => {
  const named = NAMED.exec(given)?.[1]?.trim() ?? given;
  const checked = emailSchema.safeParse(withAsciiDomain(named));
  return checked.success ? checked.data : new CellFault('notEmail');
};

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever is not ASCII
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain)) return address;
  return `${address.slice(0, at)}@${domainToASCII(domain.normalize('NFC'))}`;
}
