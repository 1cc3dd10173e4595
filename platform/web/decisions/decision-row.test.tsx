import { expect, test } from 'vitest';
import type { Decisions } from '#platform/contract/decisions.ts';
import { renderMarkup } from '#platform/testing/render-markup.tsx';
import { DecisionRow } from './decision-row.tsx';

const CALM = 'Everyone has an answer.';

function drawn(data: Decisions | undefined, isFailed = false) {
  return renderMarkup(
    <DecisionRow
      data={data}
      isFailed={isFailed}
      retry={() => {}}
      calm={CALM}
      addressOf={(path) => path}
    />,
  );
}

test('nothing to decide is one sentence, and only when everything was counted [BEY-09]', () => {
  expect(drawn({ items: [], kinds: 3, failed: 0 })).toContain(CALM);
  const incomplete = drawn({ items: [], kinds: 3, failed: 1 });
  expect(incomplete).not.toContain(CALM);
  expect(incomplete).toContain('<button');
  expect(drawn(undefined, true)).toContain('<button');
});

test('the row has its place while it is read, and none where the user has nothing to decide [BEY-09]', () => {
  const reading = drawn(undefined);
  expect(reading).toContain('<section');
  expect(reading).not.toContain(CALM);
  expect(drawn({ items: [], kinds: 0, failed: 0 })).toBe('');
});

test('a screen whose tabs count its work repeats only what is urgent [BEY-09]', () => {
  const decision = (key: string, isUrgent: boolean) => ({
    count: 7,
    isMore: false,
    isUrgent,
    text: { key, params: {} },
    path: key,
  });
  const due = { kinds: 2, failed: 0 };
  const shown = (items: Decisions['items']) =>
    renderMarkup(
      <DecisionRow
        data={{ ...due, items } as Decisions}
        isFailed={false}
        retry={() => {}}
        calm={CALM}
        onlyUrgent
        addressOf={(path) => path}
      />,
    );
  expect(shown([decision('communication:decision.approve', false)])).toBe('');
  expect(shown([])).toContain(CALM);
});

test('a decision that a tab of the screen counts is not repeated, is still one to decide, and leaves no empty row [BEY-09]', () => {
  const decision = { count: 7, isMore: false, isUrgent: true, path: 'due' };
  const items = [{ ...decision, text: { key: 'leads:decision.dueSoon', params: {} } }];
  const shown = (failed: number) =>
    renderMarkup(
      <DecisionRow
        data={{ kinds: 2, failed, items } as Decisions}
        isFailed={false}
        retry={() => {}}
        calm={CALM}
        shownElsewhere={['leads:decision.dueSoon']}
        addressOf={(path) => path}
      />,
    );
  expect(shown(0)).toBe('');
  expect(shown(1)).toContain('<button');
});
