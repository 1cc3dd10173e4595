import {
  IconBuildingOff,
  IconCopy,
  IconMapPinShare,
  IconPencil,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type {
  ChangeRequestKind,
  ChangeRequestRow,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import shared from '#platform/web/list/triage.module.css';
import { useListbox } from '#platform/web/list/use-listbox.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { pageSpan, TablePager } from '#platform/web/table/pager/table-pager.tsx';
import classes from './suggestion-list.module.css';
import { useSuggestionText } from './use-suggestion-text.ts';
import { PAGE_SIZE, type Suggestions, writeSuggestionSearch } from './use-suggestions.ts';

const KIND_ICONS: Record<ChangeRequestKind, TablerIcon> = {
  closed: IconBuildingOff,
  moved: IconMapPinShare,
  'wrong-data': IconPencil,
  duplicate: IconCopy,
};
const FIELDS_SHOWN = 3;

/** Requests beside the open one; on narrow screens each row is a link to its page. */
export function SuggestionList({
  suggestions,
  isLinks,
}: {
  suggestions: Suggestions;
  isLinks: boolean;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { rows, at, openId, search, change, total, list } = suggestions;
  const open = (request: string) => change({ request }, 'replace');
  const { box, onKeyDown } = useListbox({ rows, at, openId, onOpen: open });
  const label = t('opportunity:suggestions.title');
  return (
    <div className={shared.column}>
      {isLinks ? (
        <ul className={classes.list} aria-label={label}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to={
                  clientAddress(clientId, 'platform/opportunity/suggestions') +
                  writeSuggestionSearch(search, { request: row.id })
                }
                className={shared.row}
              >
                <Row row={row} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div
          ref={box}
          className={classes.list}
          role="listbox"
          aria-label={label}
          data-old={list.isPlaceholderData}
          onKeyDown={onKeyDown}
        >
          {rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of all its options
            <div
              key={row.id}
              role="option"
              className={shared.row}
              aria-selected={row.id === openId}
              tabIndex={row.id === openId || (at < 0 && index === 0) ? 0 : -1}
              onClick={() => open(row.id)}
            >
              <Row row={row} />
            </div>
          ))}
        </div>
      )}
      {(search.page > 1 || total > PAGE_SIZE) && (
        <TablePager
          page={search.page}
          span={pageSpan({
            page: search.page,
            pageSize: PAGE_SIZE,
            rowsOnPage: rows.length,
            total,
          })}
          onPage={(page) => change({ page, request: undefined })}
        />
      )}
    </div>
  );
}

function Row({ row }: { row: ChangeRequestRow }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { label } = useSuggestionText();
  const { locale } = useLanguage();
  const { kind, location, requester, evidence } = row;
  const fields = [...new Set(row.fields.map(label))];
  const detail = {
    closed: location.city,
    // After acceptance, the retailer is already in the new town.
    moved:
      row.target && row.target !== location.city
        ? t('opportunity:suggestions.fromTo', { from: location.city, to: row.target })
        : location.city,
    'wrong-data': [
      ...fields
        .slice(0, FIELDS_SHOWN)
        // German writes nouns with a capital everywhere, the others only the first word.
        .map((field, at) => (at === 0 || locale === 'de' ? field : lowerFirst(field))),
      ...(fields.length > FIELDS_SHOWN ? ['…'] : []),
    ].join(', '),
    duplicate: t('opportunity:suggestions.sameAs', { name: row.target }),
  }[kind];
  return (
    <>
      <span className={classes.top}>
        <b className={shared.name}>{location.name}</b>
        <time className={shared.when} dateTime={row.requestedAt}>
          {moment(row.requestedAt)}
        </time>
      </span>
      <span className={classes.kind}>
        <Icon of={KIND_ICONS[kind]} size={14} />
        <span>{t(`opportunity:suggest.kind.${kind}`)}</span>
        <span className={classes.detail}>{detail}</span>
      </span>
      <span className={classes.who}>
        {[
          requester.name,
          t(`opportunity:suggest.evidence.${evidence}`),
          row.isWaiting && row.state === 'open' && t('opportunity:suggestions.waiting'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
