import { useCallback } from 'react';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { EDITOR_SECTIONS, type EditorSection } from '../../data/draft/section-of-path.ts';

/** The section that is open stands in the address: a colleague can be sent there. */
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
