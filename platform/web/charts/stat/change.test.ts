import { expect, test } from 'vitest';
import { changeSince } from './stat.tsx';

test('a figure shows by how much it rose or fell', () => {
  expect(changeSince(104, 100, 'amount')).toEqual({ amount: 4, direction: 'up' });
  expect(changeSince(75, 100, 'share')).toEqual({ amount: 0.25, direction: 'down' });
});

test('an unchanged figure is marked as unchanged', () => {
  expect(changeSince(5, 5, 'share')).toEqual({ amount: 0, direction: 'same' });
});

test('growth from nothing has a direction but no share', () => {
  expect(changeSince(5, 0, 'share')).toEqual({ amount: 0, direction: 'up' });
});

test('a smaller debt is a rise, whatever the sign of the reference', () => {
  expect(changeSince(-50, -100, 'share')).toEqual({ amount: 0.5, direction: 'up' });
});
