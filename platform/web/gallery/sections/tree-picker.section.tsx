import { useState } from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TreeSelection } from '#platform/web/tree-picker/tree-index.ts';
import { TreePicker } from '#platform/web/tree-picker/tree-picker.tsx';
import { exampleTree } from '../examples/tree-example.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './tree-picker.section.module.css';

const NODES = exampleTree(20_000);

export const section: GallerySection = { Example };

function Example() {
  const { number } = useFormat();
  const [selection, setSelection] = useState<TreeSelection>(
    new Set(['dach', 'norge-0', 'norge-2']),
  );
  return (
    <div className={styles.example}>
      <TreePicker
        label="Associations"
        nodes={NODES}
        selection={selection}
        onChange={setSelection}
        searchPlaceholder="Search 20,001 locations by name or city"
        countOf={(leaves) => (leaves === 1 ? '1 location' : `${number(leaves)} locations`)}
      />
    </div>
  );
}
