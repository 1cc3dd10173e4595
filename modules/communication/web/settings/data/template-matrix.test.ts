import { expect, test } from 'vitest';
import type { SettingsTemplate } from '#modules/communication/contract/replies/reply-settings.ts';
import { isUsedHere, templateMatrix } from './template-matrix.ts';

const template = (name: string, conditions: Partial<SettingsTemplate['conditions']> = {}) => ({
  id: name,
  name,
  conditions: { grades: [], topics: [], origins: [], locations: [], blank: false, ...conditions },
  texts: {},
});
const drawn = (templates: SettingsTemplate[], answerBlank = false) => {
  const { columns, rows } = templateMatrix({ templates, answerBlank });
  return {
    columns: columns.map(({ grades }) => grades.join('')),
    rows: rows.map(({ topic, cells }) => [
      topic,
      ...cells.map((cell) => (cell === 'as-any-topic' ? cell : cell.map(({ id }) => id).join())),
    ]),
  };
};

test('each topic and grade has the first template that fits, and equal grades share a column [REV-07]', () => {
  const late = template('late', { grades: [1, 2], topics: ['delivery'] });
  expect(drawn([late, template('sorry', { grades: [1, 2, 3] })])).toEqual({
    columns: ['12', '3', '45'],
    rows: [
      [null, 'sorry', 'sorry', ''],
      ['delivery', 'late', 'as-any-topic', 'as-any-topic'],
    ],
  });
});

test('a template for some locations is listed before the general one [REV-07]', () => {
  const lyon = template('lyon', { locations: ['l1'] });
  expect(drawn([lyon, template('all'), template('never')]).rows).toEqual([[null, 'lyon,all']]);
});

test('reviews without a comment have a column where they are answered [REV-07]', () => {
  const blank = template('blank', { blank: true });
  expect(drawn([blank], true)).toEqual({ columns: ['12345', ''], rows: [[null, '', 'blank']] });
  expect(drawn([blank]).columns).toEqual(['12345']);
});

test('a template that others always precede is listed as not in use [REV-07]', () => {
  const late = template('late', { topics: ['delivery'] });
  const settings = { templates: [template('all'), late], answerBlank: false };
  expect(templateMatrix(settings).unused).toEqual([late]);
  expect(templateMatrix({ ...settings, templates: [late, template('all')] }).unused).toEqual([]);
});

test('the template of the tried review is marked once, in the column of its stars [REV-07]', () => {
  const late = template('late', { grades: [1, 2], topics: ['delivery', 'packaging'] });
  const { columns, rows } = templateMatrix({ templates: [late], answerBlank: false });
  const marked = (grade: number) =>
    rows.flatMap(({ topic }) =>
      columns
        .filter((column) =>
          isUsedHere({ id: 'late', grade, isBlank: false }, { topic, column, rows }),
        )
        .map(({ key }) => [topic, key]),
    );
  expect(marked(2)).toEqual([['delivery', '1,2']]);
  expect(
    isUsedHere(undefined, { topic: null, column: columns[0] ?? { key: '', grades: [] }, rows }),
  ).toBe(false);
});
