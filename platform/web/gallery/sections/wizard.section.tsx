import { useState } from 'react';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { TextField } from '#platform/web/fields/text-field.tsx';
import type { TreeSelection } from '#platform/web/tree-picker/tree-index.ts';
import { TreePicker } from '#platform/web/tree-picker/tree-picker.tsx';
import { TreeSummary } from '#platform/web/tree-picker/tree-summary.tsx';
import { Wizard } from '#platform/web/wizard/wizard.tsx';
import type { WizardStep } from '#platform/web/wizard/wizard-state.ts';
import { exampleTree } from '../examples/tree-example.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './wizard.section.module.css';

type Draft = { name: string; email: string; places: TreeSelection };

const NODES = exampleTree(412);
const STORED_STATE = { kind: 'kept', at: new Date('2026-11-15T03:41:00') } as const;

export const section: GallerySection = { Example };

function Example() {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useState<Draft>({ name: '', email: '', places: new Set() });
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const setPlaces = (places: TreeSelection) => set({ places });

  const steps: WizardStep<Draft>[] = [
    {
      id: 'general',
      name: 'General information',
      question: 'Who is it?',
      help: 'An invitation goes to this address.',
      check: ({ name, email }) => [
        ...(name === '' ? [{ field: 'name', message: 'A name is required.' }] : []),
        ...(email.includes('@') ? [] : [{ field: 'email', message: 'This is not an e-mail.' }]),
      ],
      summary: ({ name, email }) => [
        { label: 'Name', value: name },
        { label: 'E-mail', value: email },
      ],
      content: ({ problemOf, answered }) => (
        <div className={styles.fields}>
          <TextField
            label="Name"
            value={draft.name}
            error={problemOf('name')}
            onChange={(name) => {
              answered('name');
              set({ name });
            }}
          />
          <TextField
            label="E-mail"
            value={draft.email}
            error={problemOf('email')}
            onChange={(email) => {
              answered('email');
              set({ email });
            }}
          />
        </div>
      ),
    },
    {
      id: 'places',
      name: 'Associations',
      question: 'Which brands, groups and locations?',
      help: 'Leads, reviews and opportunity areas of these locations only. A group includes locations that join it later.',
      summary: ({ places }) => [{ label: 'Chosen', value: places.size === 0 ? '' : places.size }],
      panel: (
        <TreeSummary
          nodes={NODES}
          selection={draft.places}
          onChange={setPlaces}
          unit="locations"
          branchNote={(leaves) => `whole group, ${leaves} locations`}
        />
      ),
      content: () => (
        <TreePicker
          label="Associations"
          nodes={NODES}
          selection={draft.places}
          onChange={setPlaces}
          searchPlaceholder="Search 413 locations by name or city"
          countOf={(leaves) => (leaves === 1 ? '1 location' : `${leaves} locations`)}
          withoutChips
        />
      ),
    },
  ];

  return (
    <div className={styles.frame}>
      <Wizard
        steps={steps}
        draft={draft}
        summary={{ name: 'Summary', question: 'Is everything right?' }}
        made={[
          { what: '1 user account', note: draft.name },
          { what: '1 invitation', note: `to ${draft.email}` },
        ]}
        finishLabel="Create the user"
        onFinish={async () => {
          showToast({ text: 'User created' });
          return undefined;
        }}
        address={{ search, setSearch }}
        draftState={STORED_STATE}
      />
    </div>
  );
}
