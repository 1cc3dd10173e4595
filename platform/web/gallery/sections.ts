import type { GallerySection } from './gallery-section.ts';

const NAME = /([^/]+)\.section\.tsx$/;

export type SectionLoader = () => Promise<{ section: GallerySection }>;

/** `./data-table.section.tsx` is found at #data-table; the names put the sections in order. */
export function sectionsOf(
  files: Record<string, SectionLoader>,
): { name: string; load: SectionLoader }[] {
  return Object.entries(files)
    .map(([path, load]) => ({ name: NAME.exec(path)?.[1] ?? path, load }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
