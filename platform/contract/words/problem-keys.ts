const PROBLEM_CODE = /^[A-Z][A-Z0-9_]*$/;

/** `SUFFIX_TAKEN` has the words of `problem.suffixTaken`. */
function problemWord(code: string): string {
  return code.toLowerCase().replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** The module whose call was refused says why; what any call can answer is said by the platform. */
export function problemKeys(code: string, module = 'platform'): string[] {
  return [...new Set([module, 'platform'])].map((owner) => `${owner}:problem.${problemWord(code)}`);
}

/** What is said at a field: a problem that is about it, a rule of the module, or one that any field can have. */
export function faultKeys(code: string, module = 'platform'): string[] {
  if (PROBLEM_CODE.test(code)) return problemKeys(code, module);
  return [`${module}:fault.${code}`, `platform:field.${code}`];
}
