import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { MatchedText } from './matched-text.tsx';
import type { PaletteHit } from './palette-hits.ts';
import classes from './search-palette.module.css';
import type { useListbox } from './use-listbox.ts';

export interface NamedGroup {
  name: string;
  hits: readonly PaletteHit[];
}

export function PaletteList({
  groups,
  typed,
  list,
}: {
  groups: readonly NamedGroup[];
  typed: string;
  list: ReturnType<typeof useListbox<PaletteHit>>;
}) {
  const { t } = useTranslation();
  let at = -1;
  return (
    <div
      className={classes.list}
      role="listbox"
      id={list.listId}
      aria-label={t('platform:search.results')}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, a fieldset has none of its options
        <div key={group.name} role="group" aria-label={group.name}>
          <p className={classes.group} aria-hidden="true">
            {group.name}
          </p>
          {group.hits.map((hit) => {
            at += 1;
            const index = at;
            return (
              <div key={hit.id} {...list.optionProps(index)} className={classes.hit}>
                <Icon of={hit.icon} />
                <span className={classes.name}>
                  <MatchedText text={hit.title} typed={typed} />
                </span>
                <span className={classes.meta}>
                  <MatchedText text={hit.meta} typed={typed} />
                </span>
                {index === list.active && <Kbd>{t('platform:key.enter')}</Kbd>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
