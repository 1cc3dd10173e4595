import { useCallback } from 'react';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { EDITOR_SECTIONS, type EditorSection } from '../../data/draft/editor-section.ts';

/** The URL holds the open section, so that it can be shared. */
export function useEditorSection(): [EditorSection, (section: EditorSection) => void] {
  const { search, setSearch } = useRouterAddress();
  const asked = new URLSearchParams(search).get('section');
  const current = EDITOR_SECTIONS.find((section) => section === asked) ?? 'informations';
  const open = useCallback(
    (section: EditorSection) => {
      const params = new URLSearchParams(search);
      params.set('section', section);
      setSearch(`?${params}`, 'push');
    },
    [search, setSearch],
  );
  return [current, open];
}
