import { expect, test } from 'vitest';
import {
  importReportSchema,
  LISTED_CHANGES_LIMIT,
  MADE_NAMES_SHOWN,
} from '#platform/contract/imports/import-report.ts';
import { ReportBuilder } from './report-builder.ts';

const about = (recordColumns: string[]) => ({
  recordColumns,
  columns: [],
  person: { locale: 'en' as const, translate: (key: string) => key },
});

test('each name that an import also creates is counted once, and the first names are listed', () => {
  const report = new ReportBuilder([], about([]));
  for (let at = 0; at < 30; at += 1) {
    const name = `Group ${at % 15}`;
    report.addMade({ line: at + 2, column: 'groups', name, nameKey: name.toLowerCase() });
  }
  report.addMade({ line: 40, column: 'groups', name: 'GROUP 1', nameKey: 'group 1' });
  report.addMade({ line: 41, column: 'type', name: 'Flagship', nameKey: 'flagship' });
  const [groups, type] = report.findings().makes;
  expect(groups).toMatchObject({ column: 'groups', count: 15 });
  expect(groups?.names).toHaveLength(MADE_NAMES_SHOWN);
  expect(groups?.names.slice(0, 2)).toEqual(['Group 0', 'Group 1']);
  expect(type).toEqual({ column: 'type', count: 1, names: ['Flagship'] });
});

test('a file that creates no other records reports none', () => {
  expect(new ReportBuilder([], about([])).findings().makes).toEqual([]);
});

test('all changes are counted, and the first ones are listed with their record', () => {
  const report = new ReportBuilder(
    [
      { header: 'Code', column: 'code' },
      { header: 'Menge', column: 'quantity' },
    ],
    about(['name', 'code']),
  );
  for (let line = 2; line < 152; line += 1) {
    const read = { line, cells: [` A-${line} `, '7'], values: {}, faults: [] };
    report.addChange(read, { line, column: 'quantity', from: '', to: '7' });
  }
  const { changes, changesCount } = report.findings();
  expect([changes.length, changesCount]).toEqual([LISTED_CHANGES_LIMIT, 150]);
  expect(changes[0]).toEqual({ line: 2, column: 'quantity', from: '', to: '7', record: 'A-2' });
});

test('a report stored without changes is read with an empty list', () => {
  const { changes, changesCount } = importReportSchema
    .pick({ changes: true, changesCount: true })
    .parse({});
  expect([changes, changesCount]).toEqual([[], 0]);
});
