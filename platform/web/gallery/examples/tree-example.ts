import type { TreeNode } from '#platform/web/tree-picker/tree-index.ts';

const GROUPS: readonly [id: string, label: string, places: readonly [string, string][]][] = [
  [
    'dach',
    'Deutschland, Österreich, Schweiz',
    [
      ['Haushaltswaren Lindenmüller', 'Freiburg im Breisgau'],
      ['Küchenfachgeschäft Donaudampfschiffahrtskontor', 'Regensburg'],
      ['Messerschmiede Gfrörer & Söhne', 'Villingen-Schwenningen'],
      ['Vinothek und Feinkost Schlossberg', 'Salzburg'],
    ],
  ],
  [
    'norge',
    'Norge',
    [
      ['Kjøkkenhjørnet Bjørvika', 'Oslo'],
      ['Jernvarehandel Ålesund', 'Ålesund'],
      ['Sørlandets Kjøkkenutstyr', 'Kristiansand'],
      ['Tromsø Kniv og Kjele', 'Tromsø'],
    ],
  ],
  [
    'france',
    'France',
    [
      ['Coutellerie des Halles', 'Lyon'],
      ['La Batterie de Cuisine', 'Clermont-Ferrand'],
      ['Quincaillerie de l’Aubrac', 'Nasbinals'],
    ],
  ],
];

/** Two brands; the first one has the number of locations given in `leaves`. */
export function exampleTree(leaves: number): TreeNode[] {
  const nodes: TreeNode[] = [
    { id: 'aubrac', parentId: null, label: 'Maison Aubrac' },
    { id: 'nasbinals', parentId: null, label: 'Atelier Nasbinals' },
    { id: 'atelier', parentId: 'nasbinals', label: 'Werkstattverkauf' },
    { id: 'atelier-1', parentId: 'atelier', label: 'Atelier, vente directe', note: 'Nasbinals' },
  ];
  for (const [id, label] of GROUPS) nodes.push({ id, parentId: 'aubrac', label });
  for (let index = 0; index < leaves; index += 1) {
    const [group = '', , places = []] = GROUPS[index % GROUPS.length] ?? [];
    const round = Math.floor(index / GROUPS.length);
    const [name = '', city = ''] = places[round % places.length] ?? [];
    const number = Math.floor(round / places.length);
    nodes.push({
      id: `${group}-${round}`,
      parentId: group,
      label: number === 0 ? name : `${name} ${number + 1}`,
      note: city,
    });
  }
  return nodes;
}
