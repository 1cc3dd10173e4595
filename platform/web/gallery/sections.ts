import type { GallerySection } from './gallery-section.ts';

const NAME = /([^/]+)\.section\.tsx$/;

export type SectionLoader = () => Promise<{ section: GallerySection }>;

/** `./sections/data-table.section.tsx` is shown at #data-table as “Data table”; sections are sorted by name. */
export function listSections(
  files: Record<string, SectionLoader>,
): { name: string; title: string; load: SectionLoader }[] {
  return Object.entries(files)
    .map(([path, load]) => {
      const name = NAME.exec(path)?.[1] ?? path;
      return { name, title: titleOf(name), load };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function titleOf(name: string): string {
  const spaced = name.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
