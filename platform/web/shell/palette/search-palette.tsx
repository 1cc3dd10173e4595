import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { ModalDialog } from '../../layout/modal-dialog.tsx';
import { HeaderButton } from '../header/header.tsx';
import findButtonStyles from './find-button.module.css';
import { MatchedText } from './matched-text.tsx';
import {
  groupsInOrder,
  isKnownKind,
  type KnownKind,
  type PaletteGroup,
  type PaletteHit,
  type PaletteKind,
  shownGroups,
  withTab,
} from './palette-hits.ts';
import classes from './search-palette.module.css';
import { useListbox } from './use-listbox.ts';

const KIND_NAMES = {
  clients: 'platform:shell.clients',
  actions: 'platform:search.actions',
  touchpoints: 'platform:search.touchpoints',
  leads: 'platform:search.leads',
  contacts: 'platform:search.contacts',
  segments: 'platform:search.segments',
  forms: 'platform:search.forms',
  locators: 'platform:search.locators',
  locations: 'platform:search.locations',
  products: 'platform:search.products',
  users: 'platform:search.users',
  blocks: 'platform:search.blocks',
  suggestions: 'platform:search.suggestions',
  screens: 'platform:search.screens',
} as const satisfies Record<KnownKind, string>;

/**
 * Searches everything the user may see, by keyboard [NAV-08]. Recently opened records are listed before anything is
 * typed.
 */
export function SearchPalette({
  typed,
  onType,
  tab,
  onTab,
  groups,
  nameOfOwn,
  recent,
  isSearching,
  failedKinds,
  onRetry,
  note,
  onChoose,
  onClose,
}: {
  typed: string;
  onType: (typed: string) => void;
  /** `all`, or one kind. */
  tab: PaletteKind;
  onTab: (tab: PaletteKind) => void;
  /** Undefined while there is no search text. */
  groups: readonly PaletteGroup[] | undefined;
  /** Name of a kind that is declared by a module. */
  nameOfOwn: (kind: string) => string;
  recent: readonly PaletteHit[];
  /** The server has not answered for this text yet. */
  isSearching: boolean;
  failedKinds: readonly string[];
  onRetry: () => void;
  note?: ReactNode;
  onChoose: (hit: PaletteHit, isAside: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const panelId = useId();
  const nameOf = (kind: PaletteKind) => (isKnownKind(kind) ? t(KIND_NAMES[kind]) : nameOfOwn(kind));
  const named = groups
    ? shownGroups(groups, tab).map(({ kind, hits }) => ({ name: nameOf(kind), hits }))
    : recent.length > 0
      ? [{ name: t('platform:search.recent'), hits: recent }]
      : [];
  const hits = named.flatMap((group) => group.hits);
  const listbox = useListbox(hits, onChoose);
  const total = groups?.reduce((sum, group) => sum + group.total, 0) ?? 0;

  return (
    <ModalDialog label={t('platform:shell.search')} className={classes.palette} onClose={onClose}>
      <div className={classes.ask}>
        <Icon of={IconSearch} size={18} />
        <input
          // biome-ignore lint/a11y/noAutofocus: a dialog that is a field is opened to type in it
          autoFocus
          value={typed}
          placeholder={t('platform:search.placeholder')}
          aria-label={t('platform:search.placeholder')}
          onChange={(event) => {
            onType(event.currentTarget.value);
            listbox.moveTo(0);
          }}
          {...listbox.fieldProps}
        />
        <ActionIcon
          aria-label={typed ? t('platform:search.clear') : t('platform:shell.close')}
          onClick={() => (typed ? onType('') : onClose())}
        >
          <Icon of={IconX} />
        </ActionIcon>
      </div>
      {groups && (
        <TabBar
          label={t('platform:search.kinds')}
          panelId={panelId}
          current={tab}
          onSelect={onTab}
          pieces={[
            { id: 'all', label: t('platform:search.all'), count: total },
            ...groupsInOrder(withTab(groups, tab))
              .filter(({ kind, total }) => total > 0 || kind === tab)
              .map(({ kind, total }) => ({ id: kind, label: nameOf(kind), count: total })),
          ]}
        />
      )}
      {note}
      {groups && !isSearching && failedKinds.length > 0 && (
        <RegionError
          title={t('platform:search.incomplete', { kinds: list(failedKinds.map(nameOf)) })}
          onRetry={onRetry}
        />
      )}
      {groups && hits.length === 0 && note === undefined && (
        <p className={classes.quiet} role="status">
          {isSearching
            ? t('platform:loading')
            : failedKinds.length === 0 && t('platform:search.nothing', { typed })}
        </p>
      )}
      <div id={panelId} className={classes.list}>
        <PaletteList groups={named} typed={groups ? typed : ''} list={listbox} />
      </div>
      <footer className={classes.foot}>
        <span>
          <Kbd>↑ ↓</Kbd>
          {t('platform:search.move')}
        </span>
        <span>
          <Kbd>{t('platform:key.enter')}</Kbd>
          {t('platform:search.open')}
        </span>
        <span>
          <Kbd>{t('platform:key.aside')}</Kbd>
          {t('platform:search.newTab')}
        </span>
        <span>
          <Kbd>{t('platform:key.escape')}</Kbd>
          {t('platform:search.close')}
        </span>
      </footer>
    </ModalDialog>
  );
}

interface NamedGroup {
  name: string;
  hits: readonly PaletteHit[];
}

function PaletteList({
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

export function FindButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={findButtonStyles.find}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon of={IconSearch} />
        <span className={findButtonStyles.word}>{t('platform:shell.search')}</span>
        <Kbd on="header">{t('platform:key.find')}</Kbd>
      </button>
      <span className={findButtonStyles.small}>
        <HeaderButton icon={IconSearch} label={t('platform:shell.search')} onClick={onOpen} />
      </span>
    </>
  );
}
