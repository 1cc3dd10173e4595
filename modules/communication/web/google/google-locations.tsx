import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  LINK_STATES,
  LINKS_PAGE_SIZE,
  type LinkableLocation,
  type LinkState,
  type ListedGoogleLocation,
  listLinkableLocationsCall,
  searchGoogleLocationsCall,
} from '#modules/communication/contract/google/google-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { SearchField } from '#platform/web/filters/search/search-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabLinks } from '#platform/web/layout/tab-bar.tsx';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { pageSpan, TablePager } from '#platform/web/table/pager/table-pager.tsx';
import classes from './google.module.css';
import { GoogleLocationHeads, GoogleLocationRow } from './google-location-row.tsx';
import { useGoogleLinks } from './use-google-links.ts';

/** Locations of the brand, each with its Google profile or proposals. View, search text and page are in the URL. */
export function GoogleLocations({ clientId, isListed }: { clientId: string; isListed: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { search, setSearch } = useRouterAddress();
  const { state, q, page } = readAddress(search);
  const locations = useCall(listLinkableLocationsCall, {
    query: { clientId, state, page, ...(q && { q }) },
  });
  const links = useGoogleLinks(clientId);
  const [choosing, setChoosing] = useState<LinkableLocation>();
  return (
    <section className={classes.links} aria-labelledby="google-links">
      <h2 id="google-links" className={classes.title}>
        {t('communication:google.links.title')}
      </h2>
      <p className={classes.quiet}>{t('communication:google.links.about')}</p>
      <QueryBoundary query={locations}>
        {({ items, total, counts }) => (
          <>
            <TabLinks
              label={t('communication:google.links.views')}
              current={state}
              pieces={LINK_STATES.map((id) => ({
                id,
                label: t(`communication:google.links.state.${id}`),
                count: counts[id],
              }))}
              renderLink={({ id }, props) => (
                <Link
                  key={id}
                  to="."
                  search={addressOf({ state: id, q }) as never}
                  // The view of all locations has no parameter of its own.
                  activeOptions={{ exact: true }}
                  {...props}
                />
              )}
            />
            <div className={classes.tools}>
              <SearchField
                placeholder={t('communication:google.links.search')}
                query={q}
                onSearch={(searchText) => setSearch(searchOf({ state, q: searchText }), 'replace')}
              />
              {counts.sure > 0 && (
                <ActionButton isBusy={links.isAccepting} onClick={links.acceptSure}>
                  {t('communication:google.links.acceptSure', {
                    count: counts.sure,
                    formatted: number(counts.sure),
                  })}
                </ActionButton>
              )}
            </div>
            {items.length === 0 ? (
              <p className={classes.empty}>
                {counts.all === 0
                  ? t('communication:google.links.noneYet')
                  : t('communication:google.links.empty')}
              </p>
            ) : (
              <>
                <GoogleLocationHeads />
                <ul className={classes.rows} aria-label={t('communication:google.links.title')}>
                  {items.map((location) => (
                    <GoogleLocationRow
                      key={location.id}
                      location={location}
                      isListed={isListed}
                      links={links}
                      onChoose={() => setChoosing(location)}
                    />
                  ))}
                </ul>
              </>
            )}
            {total > LINKS_PAGE_SIZE && (
              <TablePager
                page={page}
                span={pageSpan({
                  page,
                  pageSize: LINKS_PAGE_SIZE,
                  rowsOnPage: items.length,
                  total,
                })}
                onPage={(next) => setSearch(searchOf({ state, q, page: next }), 'push')}
              />
            )}
          </>
        )}
      </QueryBoundary>
      {choosing && (
        <ChooseGoogleLocation
          clientId={clientId}
          location={choosing}
          onChoose={(google) => links.link(choosing, google)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </section>
  );
}

interface Shown {
  state: LinkState;
  q: string;
  page?: number;
}

/** Invalid URL parameters fall back to defaults. */
function readAddress(search: string): Required<Shown> {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page'));
  return {
    state: LINK_STATES.find((known) => known === given.get('view')) ?? 'all',
    q: (given.get('q') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
}

function addressOf({ state, q, page = 1 }: Shown): Record<string, string> {
  return {
    ...(state !== 'all' && { view: state }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  };
}

function searchOf(shown: Shown): string {
  const text = new URLSearchParams(addressOf(shown)).toString();
  return text && `?${text}`;
}

/** Searches unlinked Google profiles by text and links the location to one. */
function ChooseGoogleLocation({
  clientId,
  location,
  onChoose,
  onClose,
}: {
  clientId: string;
  location: LinkableLocation;
  onChoose: (google: ListedGoogleLocation) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const [problem, setProblem] = useState<string>();
  const found = useCall(searchGoogleLocationsCall, { query: { clientId, ...(q && { q }) } });
  const choose = async (google: ListedGoogleLocation) => {
    const refused = await onChoose(google);
    if (refused === undefined) onClose();
    else setProblem(refused);
  };
  return (
    <TaskDialog
      title={t('communication:google.links.chooseOf', { location: location.name })}
      help={location.address}
      problem={problem}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('platform:dialog.cancel')}
        </Button>
      }
    >
      <SearchField
        placeholder={t('communication:google.choose.search')}
        query={q}
        onSearch={setQ}
      />
      <QueryBoundary
        query={found}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.empty}>{t('communication:google.choose.empty')}</p>}
      >
        {({ items }) => (
          <ul className={classes.found} aria-label={t('communication:google.choose.results')}>
            {items.map((google) => (
              <li key={google.name}>
                <button
                  type="button"
                  className={classes.option}
                  onClick={() => void choose(google)}
                >
                  <b>{google.title}</b>
                  <span>{google.address}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </TaskDialog>
  );
}
