import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { definePermission } from '#platform/contract/permission.ts';
import { type Abilities, AbilitiesContext, IfAble } from './current-user.tsx';

const pour = definePermission({
  ability: 'coffee.pour',
  sentence: 'Admins pour.',
  roles: [],
  everywhere: 'A test has no menu.',
});

function drawn(abilities: Abilities | undefined): string {
  const button = <IfAble to={pour}>Pour</IfAble>;
  return renderToStaticMarkup(
    abilities ? <AbilitiesContext value={abilities}>{button}</AbilitiesContext> : button,
  );
}

test.each([
  ['the server says that the permission holds', new Set(['coffee.pour']), 'Pour'],
  ['it holds for something else only', new Set(['coffee.pour-out']), ''],
  ['only super admins are here', 'all' as const, 'Pour'],
  ['nobody has said anything', undefined, ''],
])(
  'a permission’s content is shown only if the session grants it: %s [NAV-10]',
  (_, abilities, shown) => {
    expect(drawn(abilities)).toBe(shown);
  },
);
