import { expect, test } from 'vitest';
import { flatten } from './namespace-texts.ts';
import { wordlessCodes } from './wordless-codes.ts';

const leads = {
  name: 'leads',
  languages: {
    en: flatten({
      problem: { leadTaken_one: 'One', leadTaken_other: 'More' },
      fault: { noBar: 'No' },
      importFault: { tooOld: 'is too old' },
    }),
  },
};
const platform = {
  name: 'platform',
  languages: { en: flatten({ field: { required: 'Needed' } }) },
};

function wordless(text: string, path = 'modules/leads/contract/lead.ts'): string[] {
  return wordlessCodes([leads, platform], [{ path, text }]);
}

test('a problem and a rule with a text are accepted, including those of the platform', () => {
  expect(wordless("defineProblem<{ by: string }>({ status: 409, code: 'LEAD_TAKEN' })")).toEqual(
    [],
  );
  expect(wordless("z.string().max(3, { error: 'noBar' }).min(1, { error: 'required' })")).toEqual(
    [],
  );
});

test('a problem without a text is reported', () => {
  expect(wordless("defineProblem({ status: 409, code: 'LEAD_GONE' })")).toEqual([
    'modules/leads/contract/lead.ts declares what has no words: leads:problem.leadGone',
  ]);
});

test('a rule without a text is reported', () => {
  expect(wordless("z.string().max(3, { error: 'tooLate' })")).toEqual([
    'modules/leads/contract/lead.ts declares what has no words: leads:fault.tooLate',
  ]);
});

test('a problem that the web never shows needs no text, and files outside contracts are ignored', () => {
  expect(wordless("defineProblem({ status: 401, code: 'AUTHENTICATION_FAILED' })")).toEqual([]);
  expect(wordless("defineProblem({ code: 'LEAD_GONE' })", 'modules/leads/server/x.ts')).toEqual([]);
});

test('an import fault of a module without a text is reported', () => {
  const path = 'modules/leads/server/imports/lead-line.ts';
  expect(wordless("new CellFault('leads.tooOld')", path)).toEqual([]);
  expect(wordless("return { line, code: 'leads.tooNew' }", path)).toEqual([
    `${path} finds what has no words: leads:importFault.tooNew`,
  ]);
});
