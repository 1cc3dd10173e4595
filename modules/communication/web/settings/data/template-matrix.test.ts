import { expect, test } from 'vitest';
import {
  REPLY_LANGUAGES,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { templateMatrix, usedCell } from './template-matrix.ts';

const inAll = Object.fromEntries(REPLY_LANGUAGES.map((language) => [language, 'Hello {name}']));
const template = (
  name: string,
  conditions: Partial<SettingsTemplate['conditions']> = {},
  texts: SettingsTemplate['texts'] = inAll,
) => ({
  id: name,
  name,
  conditions: { grades: [], topics: [], origins: [], locations: [], blank: false, ...conditions },
  texts,
});
const unusedOf = (templates: SettingsTemplate[], answerBlank = false) =>
  templateMatrix({ templates, answerBlank }).unused.map(({ template: { name }, reason }) => [
    name,
    reason,
  ]);
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
  expect(unusedOf([template('all'), late])).toEqual([['late', 'shadowed']]);
  expect(unusedOf([late, template('all')])).toEqual([]);
});

test('a template is in use where those before have no text in one of its languages [REV-07]', () => {
  const french = template('french', {}, { fr: 'Bonjour', de: ' ' });
  const german = template('german', {}, { de: 'Guten Tag' });
  expect(drawn([french, german]).rows).toEqual([[null, 'french,german']]);
  expect(unusedOf([french, german])).toEqual([]);
  const both = template('both', {}, { fr: 'Bonjour', de: 'Guten Tag' });
  expect(unusedOf([french, german, both])).toEqual([['both', 'shadowed']]);
});

test('a template is in use where those before need what a location may lack [REV-07]', () => {
  const call = template('call', {}, { en: 'Call {phone}' });
  const write = template('write', {}, { en: 'Write to {shop}' });
  expect(unusedOf([call, write])).toEqual([]);
  expect(unusedOf([write, call])).toEqual([['call', 'shadowed']]);
});

test('a template without a text counts as one for every language that is still missing [REV-07]', () => {
  const added = template('added', {}, {});
  expect(drawn([added, template('all')]).rows).toEqual([[null, 'added,all']]);
  expect(unusedOf([template('all'), added])).toEqual([['added', 'shadowed']]);
});

test('a template for reviews without a comment says why it answers none [REV-07]', () => {
  const blank = template('blank', { blank: true });
  expect(unusedOf([blank])).toEqual([['blank', 'blankOff']]);
  expect(unusedOf([blank], true)).toEqual([]);
  expect(unusedOf([template('all'), blank])).toEqual([['blank', 'shadowed']]);
  const topic = template('topic', { blank: true, topics: ['delivery'] });
  expect(unusedOf([topic], true)).toEqual([['topic', 'blankTopic']]);
});

test('the template of the tried review is marked once, in the column of its stars and a row of its topics [REV-07]', () => {
  const late = template('late', { grades: [1, 2], topics: ['delivery', 'packaging'] });
  const rude = template('rude', { topics: ['staff'] }, { fr: 'Bonjour' });
  const any = template('any');
  const matrix = templateMatrix({ templates: [late, rude, any], answerBlank: true });
  const marked = (id: string, grade: number, topics: string[], isBlank = false) =>
    usedCell({ id, grade, topics, isBlank }, matrix);
  expect(marked('late', 2, ['packaging'])).toEqual({ topic: 'packaging', column: '1,2' });
  expect(marked('late', 2, ['staff', 'packaging'])).toEqual({ topic: 'packaging', column: '1,2' });
  expect(marked('any', 2, ['price'])).toEqual({ topic: null, column: '1,2' });
  expect(marked('any', 5, ['delivery'])).toEqual({ topic: null, column: '3,4,5' });
  // The template of the topic has no text in the language of this review.
  expect(marked('any', 5, ['delivery', 'staff'])).toEqual({ topic: 'staff', column: '3,4,5' });
  expect(marked('any', 5, [], true)).toEqual({ topic: null, column: 'blank' });
  expect(marked('late', 5, ['delivery'])).toBe(undefined);
  expect(usedCell(undefined, matrix)).toBe(undefined);
});
