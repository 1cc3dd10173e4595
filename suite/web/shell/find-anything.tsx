import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { HEADER_SEARCH_MIN_LENGTH } from '#platform/contract/limits.ts';
import { type SearchHit, searchCall } from '#platform/contract/search.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { requestAction } from '#platform/web/module/requested-action.ts';
import {
  clientAddress,
  SUPER_ADMIN_PATH,
  screenAddress,
} from '#platform/web/module/screen-address.ts';
import type { MenuEntry } from '#platform/web/shell/menu/menu-group.ts';
import { plainLetters } from '#platform/web/shell/palette/matched-text.tsx';
import {
  isKnownKind,
  type PaletteGroup,
  type PaletteHit,
  type PaletteKind,
} from '#platform/web/shell/palette/palette-hits.ts';
import { SearchPalette } from '#platform/web/shell/palette/search-palette.tsx';
import { actionHits, type FoundAction, KIND_ICONS } from './use-search-targets.ts';

const MAX_RECENT = 5;

const PAUSE_MS = 120;

/**
 * The header search: results of the server and screens found here [NAV-08]. It is part of the shell and not loaded on
 * demand, because users type immediately after Ctrl K and no letter may be lost.
 */
export function FindAnything({
  clientId,
  clients,
  screens,
  actions,
  onClose,
}: {
  /** Undefined outside of any client, where there are clients to find instead. */
  clientId: string | undefined;
  clients: readonly NamedClient[];
  screens: readonly { module: string; entry: MenuEntry }[];
  actions: readonly FoundAction[];
  onClose: () => void;
}) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState<PaletteKind>('all');
  const words = typed.trim();
  const [debounced] = useDebouncedValue(words, PAUSE_MS);
  const isAsking = clientId !== undefined && debounced.length >= HEADER_SEARCH_MIN_LENGTH;
  const found = useCall(
    searchCall,
    { query: { clientId: clientId ?? '', q: debounced } },
    { enabled: isAsking },
  );

  /** A kind declared by a module uses the name and icon of its menu entry. */
  const lineOf = (kind: PaletteKind) => screens.find(({ entry }) => entry.key === kind)?.entry;
  const iconOf = (kind: PaletteKind) =>
    isKnownKind(kind) ? KIND_ICONS[kind] : (lineOf(kind)?.icon ?? KIND_ICONS.screens);

  const here = screenHits(screens, words);
  const begun = actionHits(actions, words);
  const named = clientHits(clients, words);
  const recentOf = clientId ?? SUPER_ADMIN_PATH;
  const answered = isAsking ? (found.data?.groups ?? []) : [];
  const isAnswerToThis = debounced === words && !found.isPlaceholderData;
  const isSettled = isAnswerToThis && !found.isFetching;
  const groups: PaletteGroup[] | undefined = words
    ? [
        ...(isAnswerToThis ? answered : stillFitting(answered, words)).map(
          ({ kind, total, hits }) => ({
            kind,
            total,
            hits: hits.map((hit) => ({
              ...hit,
              kind,
              address: screenAddress(hit.path, clientId ?? null),
              icon: iconOf(kind),
            })),
          }),
        ),
        { kind: 'clients', total: named.length, hits: named },
        { kind: 'actions', total: begun.length, hits: begun },
        { kind: 'screens', total: here.length, hits: here },
      ]
    : undefined;

  const open = (hit: PaletteHit, isAside: boolean) => {
    if (hit.kind !== 'actions') storeRecentHit(() => sessionStorage, recentOf, hit);
    if (isAside) {
      window.open(hit.address, '_blank', 'noopener');
      return;
    }
    onClose();
    if (hit.action !== undefined) requestAction(hit.address, hit.action);
    void router.navigate({ to: hit.address });
  };

  return (
    <SearchPalette
      typed={typed}
      onType={setTyped}
      tab={tab}
      onTab={setTab}
      groups={groups}
      nameOfOwn={(kind) => lineOf(kind)?.label ?? kind}
      recent={readRecent(() => sessionStorage, recentOf).map((hit) => ({
        ...hit,
        icon: iconOf(hit.kind),
      }))}
      isSearching={words.length >= HEADER_SEARCH_MIN_LENGTH && clientId !== undefined && !isSettled}
      failedKinds={isAsking ? (found.data?.failed ?? []) : []}
      onRetry={() => void found.refetch()}
      {...(found.isError && {
        note: <RegionError error={found.error} onRetry={() => void found.refetch()} />,
      })}
      onChoose={open}
      onClose={onClose}
    />
  );
}

interface Group<Kind> {
  kind: Kind;
  total: number;
  hits: readonly SearchHit[];
}

/**
 * While the next response loads, earlier results stay only if they match the typed text, so that Enter never opens a
 * result for other words [NAV-08].
 */
export function stillFitting<Kind>(groups: readonly Group<Kind>[], typed: string): Group<Kind>[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ kind, hits }) => {
    const fitting = hits.filter(({ title, meta }) => {
      const text = plainLetters(`${title} ${meta}`);
      return words.every((word) => text.includes(word));
    });
    return fitting.length > 0 ? [{ kind, total: fitting.length, hits: fitting }] : [];
  });
}

interface NamedClient {
  uuid: string;
  name: string;
}

/** Clients whose name contains all typed words [SUP-01]. */
export function clientHits(clients: readonly NamedClient[], typed: string): PaletteHit[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return clients
    .filter(({ name }) => words.every((word) => plainLetters(name).includes(word)))
    .map(({ uuid, name }) => ({
      kind: 'clients',
      id: uuid,
      title: name,
      meta: '',
      address: clientAddress(uuid),
      icon: KIND_ICONS.clients,
    }));
}

type StoredHit = Omit<PaletteHit, 'icon'>;

/** Stored for this browser session only, so that names of people do not stay on a shared computer. */
export function readRecent(storage: () => Storage, clientId: string): StoredHit[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(keyOf(clientId)) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function storeRecentHit(storage: () => Storage, clientId: string, opened: PaletteHit): void {
  const { icon: _, ...hit } = opened;
  const others = readRecent(storage, clientId).filter(({ address }) => address !== hit.address);
  try {
    storage().setItem(keyOf(clientId), JSON.stringify([hit, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Without storage, recent entries are not remembered.
  }
}

function keyOf(clientId: string): string {
  return `comptoir-recent-${clientId}`;
}

/**
 * Screens are searched here, where their names are: all typed words must occur in the screen's or module's name
 * [NAV-08].
 */
export function screenHits(
  screens: readonly { module: string; entry: MenuEntry }[],
  typed: string,
): PaletteHit[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return screens
    .filter(({ module, entry }) => {
      const name = plainLetters(`${entry.label} ${module}`);
      return words.every((word) => name.includes(word));
    })
    .map(({ module, entry }) => ({
      kind: 'screens',
      id: entry.key,
      title: entry.label,
      meta: module,
      address: entry.address,
      icon: entry.icon,
    }));
}
