import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { CHANGE_REQUEST_STATES } from '#modules/directory/contract/change-requests/change-request.ts';
import { exportChangeRequestsCall } from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { ExportMenu } from '#platform/web/exports/export-menu.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabLinks } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useScreenKeys } from '#platform/web/shell/shortcuts/use-screen-keys.ts';
import { MessageDialog, SuggestionActions } from './suggestion-actions.tsx';
import { SuggestionDetail } from './suggestion-detail.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import classes from './suggestions.module.css';
import { useDecisions } from './use-decisions.ts';
import { useSuggestions, writeSuggestionSearch } from './use-suggestions.ts';

/** Below this width list and request are separate pages. */
const NARROW = '(max-width: 63.99em)';

/** Suggested changes: admins decide them field by field, other users see the outcome of theirs [OPP-06]. */
export default function SuggestionsScreen() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { id: clientId } = useCurrentClient();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const suggestions = useSuggestions(!isNarrow);
  const decisions = useDecisions(suggestions);
  const [dialog, setDialog] = useState<'decline' | 'ask'>();
  const { search, state, list, rows, request, counts, mayDecide, change } = suggestions;
  const isOpen = request?.state === 'open';
  const mayAnswer = isOpen && request.isOwn && request.isWaiting;
  useScreenKeys(t('opportunity:suggestions.title'), [
    { key: 'j', shown: 'J', what: t('opportunity:suggestions.next'), run: decisions.next },
    { key: 'k', shown: 'K', what: t('opportunity:suggestions.previous'), run: decisions.previous },
    ...(mayDecide
      ? [
          {
            key: 'd',
            shown: 'D',
            what: t('opportunity:suggestions.decline'),
            run: () => isOpen && setDialog('decline'),
          },
          {
            key: 'Enter',
            shown: t('platform:key.enter'),
            what: t('opportunity:suggestions.acceptNext'),
            run: () => isOpen && void decisions.accept(request),
          },
          {
            key: 'u',
            shown: 'U',
            what: t('opportunity:suggestions.undo'),
            run: () => request?.decidedAt && void decisions.undo(request),
          },
        ]
      : []),
    {
      key: 'a',
      shown: 'A',
      what: t('opportunity:suggestions.askOrAnswer'),
      run: () => (mayAnswer || (mayDecide && isOpen)) && setDialog('ask'),
    },
  ]);
  const isPage = isNarrow && search.request !== undefined;
  const isNothing = counts !== undefined && Object.values(counts).every((count) => count === 0);
  const { averageDays = null } = list.data ?? {};
  const map = clientAddress(clientId, 'platform/opportunity');
  const back =
    clientAddress(clientId, 'platform/opportunity/suggestions') +
    writeSuggestionSearch(search, { request: undefined });
  return (
    <div className={classes.screen}>
      <PageHead
        path={
          isPage ? (
            <BackLink to={back}>{t('opportunity:suggestions.title')}</BackLink>
          ) : (
            <BackLink to={map}>{t('opportunity:map.title')}</BackLink>
          )
        }
        title={isPage && request ? request.location.name : t('opportunity:suggestions.title')}
        about={
          !isPage &&
          [
            mayDecide ? t('opportunity:suggestions.about') : t('opportunity:suggestions.aboutOwn'),
            averageDays === null
              ? ''
              : t('opportunity:suggestions.averageDays', {
                  count: Math.ceil(averageDays),
                  number: number(Math.round(averageDays * 10) / 10),
                }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        tool={
          mayDecide &&
          !isPage &&
          !isNothing && (
            <ExportMenu
              call={exportChangeRequestsCall}
              inputOf={(format) => ({
                params: { uuid: clientId },
                body: { format, filters: { state, ...(search.q && { q: search.q }) } },
              })}
            />
          )
        }
      />
      {!isPage && !isNothing && (
        <TabLinks
          label={t('opportunity:suggestions.states')}
          current={state}
          pieces={CHANGE_REQUEST_STATES.filter(
            (each) => each !== 'withdrawn' || (counts?.withdrawn ?? 0) > 0,
          ).map((each) => ({
            id: each,
            label: t(`opportunity:suggestions.state.${each}`),
            count: counts?.[each],
          }))}
          renderLink={({ id }, { children, ...props }) => (
            <a
              key={id}
              {...props}
              href={writeSuggestionSearch(search, { state: id }) || '?'}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                change({ state: id });
              }}
            >
              {children}
            </a>
          )}
          end={
            <span className={classes.keys} aria-hidden="true">
              <Kbd>J</Kbd>
              <Kbd>K</Kbd>
              {t('opportunity:suggestions.nextPrevious')}
            </span>
          }
        />
      )}
      {list.isError && <RegionError error={list.error} onRetry={() => void list.refetch()} />}
      {suggestions.one.isError && (
        <RegionError error={suggestions.one.error} onRetry={() => void suggestions.one.refetch()} />
      )}
      {isNothing && !request && (
        <EmptyState title={t('opportunity:suggestions.noneTitle')}>
          {t('opportunity:suggestions.noneText')}
        </EmptyState>
      )}
      {!list.data && !list.isError && <SkeletonRows rows={6} />}
      {list.data && !isNothing && (
        <div className={isNarrow ? classes.single : classes.split}>
          {!isPage && <SuggestionList suggestions={suggestions} isLinks={isNarrow} />}
          {(!isNarrow || isPage) &&
            (request ? (
              <SuggestionDetail
                key={request.id}
                request={request}
                suggestions={suggestions}
                decisions={decisions}
                isPage={isPage}
              />
            ) : (
              rows.length === 0 && (
                <p className={classes.nothing}>{t(`opportunity:suggestions.empty.${state}`)}</p>
              )
            ))}
        </div>
      )}
      {request && (!isNarrow || isPage) && (
        <SuggestionActions
          request={request}
          decisions={decisions}
          mayDecide={mayDecide}
          onDialog={setDialog}
        />
      )}
      {request && dialog && (
        <MessageDialog
          kind={dialog === 'decline' ? 'decline' : mayAnswer ? 'answer' : 'ask'}
          request={request}
          onSend={(text) =>
            dialog === 'decline' ? decisions.decline(request, text) : decisions.ask(request, text)
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
