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

test('a problem and a rule with words are in order, the platform’s too', () => {
  expect(wordless("defineProblem<{ by: string }>({ status: 409, code: 'LEAD_TAKEN' })")).toEqual(
    [],
  );
  expect(wordless("z.string().max(3, { error: 'noBar' }).min(1, { error: 'required' })")).toEqual(
    [],
  );
});

test('a problem without words is told', () => {
  expect(wordless("defineProblem({ status: 409, code: 'LEAD_GONE' })")).toEqual([
    'modules/leads/contract/lead.ts declares what has no words: leads:problem.leadGone',
  ]);
});

test('a rule without words is told', () => {
  expect(wordless("z.string().max(3, { error: 'tooLate' })")).toEqual([
    'modules/leads/contract/lead.ts declares what has no words: leads:fault.tooLate',
  ]);
});

test('what the web never says needs no words, and outside of contracts nothing is declared', () => {
  expect(wordless("defineProblem({ status: 401, code: 'AUTHENTICATION_FAILED' })")).toEqual([]);
  expect(wordless("defineProblem({ code: 'LEAD_GONE' })", 'modules/leads/server/x.ts')).toEqual([]);
});

test('a fault of a module’s import without words is told', () => {
  const path = 'modules/leads/server/imports/lead-line.ts';
  expect(wordless("new CellFault('leads.tooOld')", path)).toEqual([]);
  expect(wordless("return { line, code: 'leads.tooNew' }", path)).toEqual([
    `${path} finds what has no words: leads:importFault.tooNew`,
  ]);
});
