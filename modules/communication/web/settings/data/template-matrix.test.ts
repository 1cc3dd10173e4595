import { expect, test } from 'vitest';
import type { SettingsTemplate } from '#modules/communication/contract/replies/reply-settings.ts';
import { templateMatrix } from './template-matrix.ts';

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
