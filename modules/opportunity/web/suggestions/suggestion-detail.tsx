import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ChangeRequest } from '#modules/directory/contract/change-requests/change-request.ts';
import { getRequestPhotoCall } from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { callAddress } from '#platform/web/api/server-caller.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import shared from '#platform/web/list/triage.module.css';
import type { LngLat, MapLine, MapMarker, MapTarget, MapView } from '#platform/web/map/map-data.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { ChangeChecks, FieldTable } from './field-table.tsx';
import classes from './suggestion-detail.module.css';
import type { Decisions } from './use-decisions.ts';
import { useRings } from './use-rings.ts';
import { useSuggestionText } from './use-suggestion-text.ts';
import { PAGE_SIZE, type Suggestions } from './use-suggestions.ts';

const ClientMap = onDemand(async () => ({
  default: (await import('#platform/web/map/client-map/client-map.tsx')).ClientMap,
}));
const ZOOM = 8.4;
const NEAR_DEGREES = 0.3;
const NEW_PLACE: MapTarget = { kind: 'marker', id: 'new' };

interface Given {
  request: ChangeRequest;
  suggestions: Suggestions;
  decisions: Decisions;
  /** On narrow screens it is a separate page with the name in its header. */
  isPage: boolean;
}

/** A change request: its fields with check boxes, the map, the checks, and the related changes [OPP-06]. */
export function SuggestionDetail({ request, suggestions, decisions, isPage }: Given) {
  const { rows } = useSuggestionText();
  const { t } = useTranslation();
  const mayChoose = suggestions.mayDecide && request.state === 'open';
  return (
    <article className={classes.article} aria-label={request.location.name}>
      <Head {...{ request, suggestions, decisions, isPage }} />
      <div className={classes.body}>
        <div className={classes.main}>
          <FieldTable
            rows={rows(request.values, request.names)}
            isDecided={request.state !== 'open'}
            {...(mayChoose && {
              chosen: decisions.chosenOf(request),
              onChoose: (fields, isChosen) => decisions.choose(request, fields, isChosen),
            })}
          />
          {request.reason !== '' && (
            <p className={classes.reason}>
              {t('opportunity:suggestions.reason', { reason: request.reason })}
            </p>
          )}
          <Messages request={request} />
          <RequestMap request={request} />
        </div>
        <Side request={request} />
      </div>
    </article>
  );
}

function Head({ request, suggestions, decisions, isPage }: Given) {
  const { t } = useTranslation();
  const { number, moment, date } = useFormat();
  const { at, search, total } = suggestions;
  const { requester, comment, evidence } = request;
  const name = requester.name || t('opportunity:suggestions.formerUser');
  return (
    <header className={shared.head}>
      <div className={shared.who}>
        <h2 className={classes.name}>
          {!isPage && request.location.name}
          <Tag>{t(`opportunity:suggest.kind.${request.kind}`)}</Tag>
          {request.state !== 'open' && (
            <Tag>{t(`opportunity:suggestions.ended.${request.state}`)}</Tag>
          )}
        </h2>
        <p className={shared.where}>
          {moment(request.requestedAt)} · {t('opportunity:suggestions.suggestedBy', { name })}
          {' · '}
          {request.since &&
            `${t('opportunity:suggestions.since', { day: date(request.since) })} · `}
          {comment ? (
            <q className={classes.comment}>{comment}</q>
          ) : (
            t(`opportunity:suggest.evidence.${evidence}`)
          )}
        </p>
        {request.decidedAt && (
          <p className={shared.where}>
            {moment(request.decidedAt)} ·{' '}
            {t('opportunity:suggestions.decidedBy', {
              name: request.decidedBy || t('opportunity:suggestions.formerUser'),
            })}
          </p>
        )}
      </div>
      {at >= 0 && !isPage && (
        <>
          <span className={shared.place}>
            {t('platform:list.place', {
              place: number((search.page - 1) * PAGE_SIZE + at + 1),
              total: number(total),
            })}
          </span>
          <ActionIcon
            aria-label={t('opportunity:suggestions.previous')}
            onClick={decisions.previous}
          >
            <Icon of={IconChevronUp} />
          </ActionIcon>
          <ActionIcon aria-label={t('opportunity:suggestions.next')} onClick={decisions.next}>
            <Icon of={IconChevronDown} />
          </ActionIcon>
        </>
      )}
    </header>
  );
}

function Messages({ request: { messages } }: { request: ChangeRequest }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  if (messages.length === 0) return null;
  return (
    <section aria-label={t('opportunity:suggestions.messages')}>
      <h3 className={classes.title}>{t('opportunity:suggestions.messages')}</h3>
      <ul>
        {messages.map(({ by, at, text, isQuestion }) => (
          <li key={at} className={classes.message} data-question={isQuestion}>
            <span className={shared.where}>
              {by || t('opportunity:suggestions.formerUser')} · {moment(at)}
            </span>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Current position with rings, and the suggested one; for duplicates the position of the remaining retailer. */
function RequestMap({ request }: { request: ChangeRequest }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { location, values, duplicateOf } = request;
  const coordinate = (field: 'latitude' | 'longitude', part: 'before' | 'suggested') => {
    const value = values.find((each) => each.field === field)?.[part];
    return typeof value === 'number' ? value : null;
  };
  const longitude = coordinate('longitude', 'before') ?? location.longitude;
  const latitude = coordinate('latitude', 'before') ?? location.latitude;
  const newLongitude = coordinate('longitude', 'suggested') ?? duplicateOf?.longitude ?? null;
  const newLatitude = coordinate('latitude', 'suggested') ?? duplicateOf?.latitude ?? null;
  const old = useMemo<LngLat | null>(
    () => (longitude === null || latitude === null ? null : [longitude, latitude]),
    [longitude, latitude],
  );
  const [view] = useState(() => viewOf(old, newLongitude, newLatitude));
  const target = request.target || location.name;
  const cityBefore = values.find(({ field }) => field === 'city')?.before;
  const oldCity = typeof cityBefore === 'string' ? cityBefore : location.city;
  const markers = useMemo(() => {
    const all: MapMarker[] = [];
    const isMoving = newLongitude !== null && newLatitude !== null;
    if (old)
      all.push({
        id: 'old',
        at: old,
        name: location.name,
        label: isMoving
          ? t('opportunity:suggest.untilNow', { city: oldCity || location.name })
          : location.name,
        shape: 'ring',
      });
    if (isMoving)
      all.push({
        id: 'new',
        at: [newLongitude, newLatitude],
        name: target,
        label: target,
        shape: 'disc',
      });
    return all;
  }, [old, newLongitude, newLatitude, location, oldCity, target, t]);
  const lines = useMemo<MapLine[]>(
    () =>
      old && newLongitude !== null && newLatitude !== null
        ? [{ id: 'moved', from: old, to: [newLongitude, newLatitude] }]
        : [],
    [old, newLongitude, newLatitude],
  );
  const rings = useRings(old);
  if (!view) return null;
  return (
    <div className={classes.map}>
      <ClientMap
        clientId={clientId}
        inPage
        label={t('opportunity:suggest.mapLabel', { name: location.name })}
        view={view}
        markers={markers}
        rings={rings}
        lines={lines}
        chosen={NEW_PLACE}
      />
    </div>
  );
}

/** Both positions with a margin; the rings if there is only one position. */
function viewOf(old: LngLat | null, x: number | null, y: number | null): MapView | undefined {
  if (x === null || y === null) return old ? { centre: old, zoom: ZOOM } : undefined;
  if (!old || Math.hypot(old[0] - x, old[1] - y) < NEAR_DEGREES)
    return { centre: old ?? [x, y], zoom: ZOOM };
  const [width, height] = [Math.abs(old[0] - x) / 4 + 0.1, Math.abs(old[1] - y) / 4 + 0.1];
  return {
    bounds: [
      Math.min(old[0], x) - width,
      Math.max(-85, Math.min(old[1], y) - height),
      Math.max(old[0], x) + width,
      Math.min(85, Math.max(old[1], y) + height),
    ],
  };
}

function Side({ request }: { request: ChangeRequest }) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const { id: clientId } = useCurrentClient();
  const { openLeads, reviews, locatorPages } = request.checks;
  const along = [
    { key: 'leads', label: t('opportunity:suggestions.openLeads'), value: openLeads },
    { key: 'reviews', label: t('opportunity:suggestions.reviews'), value: reviews },
    { key: 'pages', label: t('opportunity:suggestions.pages'), value: locatorPages },
  ].flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value: number(value) }]));
  return (
    <aside className={classes.side} aria-label={t('opportunity:suggestions.checked')}>
      {request.hasPhoto && (
        <figure className={classes.photo}>
          <img
            src={callAddress(getRequestPhotoCall, { params: { uuid: clientId, id: request.id } })}
            alt={t('opportunity:suggestions.photoAlt', { name: request.location.name })}
          />
          <figcaption>
            {t('opportunity:suggestions.photoBy', {
              name: request.requester.name || t('opportunity:suggestions.formerUser'),
              when: moment(request.requestedAt),
            })}
          </figcaption>
        </figure>
      )}
      <h3 className={classes.title}>{t('opportunity:suggestions.checked')}</h3>
      <ChangeChecks checks={request.checks} />
      {along.length > 0 && (
        <>
          <h3 className={classes.title}>{t('opportunity:suggestions.movesAlong')}</h3>
          <dl className={classes.along}>
            {along.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </aside>
  );
}
