const PROBLEM_CODE = /^[A-Z][A-Z0-9_]*$/;

/** `SUFFIX_TAKEN` becomes `suffixTaken`, as in the key `problem.suffixTaken`. */
function problemWord(code: string): string {
  return code.toLowerCase().replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** Text keys of a problem: the module of the call first, then the platform for problems of any call. */
export function problemKeys(code: string, module = 'platform'): string[] {
  return [...new Set([module, 'platform'])].map((owner) => `${owner}:problem.${problemWord(code)}`);
}

/** Text keys of a field error: a problem about the field, a rule of the module, or a rule of any field. */
export function faultKeys(code: string, module = 'platform'): string[] {
  if (PROBLEM_CODE.test(code)) return problemKeys(code, module);
  return [`${module}:fault.${code}`, `platform:field.${code}`];
}
