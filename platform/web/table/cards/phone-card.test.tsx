import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneCard } from './phone-card.tsx';

const textsOf = (card: ReturnType<typeof PhoneCard>) =>
  renderToStaticMarkup(card)
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean);

test('a card shows name, figure, text, state, facts and date in this order', () => {
  const card = (
    <PhoneCard
      date="2 Mar 26"
      facts={['FR-009', undefined, 'Maison Aubrac']}
      state="Open"
      text="Lyon"
      figure="48"
      name="Bonnefous"
    />
  );
  expect(textsOf(card)).toEqual([
    'Bonnefous',
    '48',
    'Lyon',
    'Open',
    'FR-009',
    'Maison Aubrac',
    '2 Mar 26',
  ]);
});

test('missing values leave no empty line', () => {
  const lines = renderToStaticMarkup(<PhoneCard name="Bonnefous" text="" facts={['']} />);
  expect(lines.match(/<div/g)).toHaveLength(3);
});

test('a card leads where its row leads', () => {
  expect(renderToStaticMarkup(<PhoneCard name="Bonnefous" href="/there" />)).toContain(
    'href="/there"',
  );
});
