import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { TAGS_LIMIT } from '#modules/forms/contract/limits.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { MoneyField } from '#platform/web/fields/numbers/number-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { PRICE_SOURCE_TEXT_KEYS, reasonTextKey } from '../../data/lead-labels.ts';
import { Fact } from './consumer-facts.tsx';
import classes from './data.module.css';
import { EditInPlace } from './edit-in-place.tsx';

/** Parts whose row offers to add them while they are empty. */
const ADDABLE_PARTS = ['price', 'tags'] as const;
type AddablePart = (typeof ADDABLE_PARTS)[number];

/** Location, owner, recipients and observers, and value [LEAD-15]. */
export function LocationFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const mayWork = useAbility(workOnLeads);
  const { isShown, add } = useShownParts(lead);
  const { owner, newLeadSubscribers, observers, rejected, price, estimatedPrice } = lead;
  return (
    <section>
      <h2>{t('leads:detail.location')}</h2>
      <dl className={classes.pairs}>
        <Fact label={t('leads:detail.store')}>
          <Store lead={lead} />
        </Fact>
        <Fact label={t('leads:detail.owner')}>
          {owner ? (
            <>
              {owner.name}
              <small className={classes.address} title={owner.email}>
                {owner.email}
              </small>
            </>
          ) : (
            <span className={classes.quiet}>{t('leads:detail.nobody')}</span>
          )}
        </Fact>
        <Fact label={t('leads:detail.subscribers')}>
          {newLeadSubscribers.length > 0 && <PersonList of={newLeadSubscribers} />}
        </Fact>
        <Fact label={t('leads:detail.observers')}>
          {observers.length > 0 && <PersonList of={observers} />}
        </Fact>
        <Fact label={t('leads:detail.rejectedBy')}>
          {rejected.length > 0 && (
            <PersonList
              of={rejected.map((recipient) => {
                const why = reasonTextKey('reject', recipient.reason);
                return { ...recipient, about: why && t(why) };
              })}
            />
          )}
        </Fact>
        <Fact label={t('leads:detail.price')}>
          {isShown('price') ? (
            <EditInPlace
              lead={lead}
              part="price"
              isOpenAtFirst={price === null}
              field={(binding) => (
                <MoneyField
                  {...binding}
                  label={null}
                  aria-label={t('leads:detail.price')}
                  currency={lead.currency}
                />
              )}
            >
              {price === null ? <None /> : <Amount lead={lead} of={price} isGiven />}
            </EditInPlace>
          ) : (
            mayWork && <AddPart part="price" onClick={() => add('price')} />
          )}
        </Fact>
        <Fact label={t('leads:detail.estimatedPrice')}>
          {estimatedPrice !== null && <Amount lead={lead} of={estimatedPrice} isGiven={false} />}
        </Fact>
        <Fact label={t('leads:detail.tags')}>
          {isShown('tags') ? (
            <EditInPlace
              lead={lead}
              part="tags"
              isOpenAtFirst={lead.tags.length === 0}
              field={(binding) => (
                <TagsField
                  {...binding}
                  label={null}
                  aria-label={t('leads:detail.tags')}
                  limit={TAGS_LIMIT}
                />
              )}
            >
              {lead.tags.length === 0 ? (
                <None />
              ) : (
                <span className={classes.tags}>
                  {lead.tags.map((tag) => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </span>
              )}
            </EditInPlace>
          ) : (
            mayWork && <AddPart part="tags" onClick={() => add('tags')} />
          )}
        </Fact>
      </dl>
    </section>
  );
}

/**
 * A part that was shown stays, so that a value cleared meanwhile, by the user or another one, takes neither typed text
 * nor the focus with it.
 */
function useShownParts({ price, tags }: Lead): {
  isShown: (part: AddablePart) => boolean;
  add: (part: AddablePart) => void;
} {
  const [shown, setShown] = useState<readonly AddablePart[]>([]);
  const hasValue = { price: price !== null, tags: tags.length > 0 };
  const appeared = ADDABLE_PARTS.filter((part) => hasValue[part] && !shown.includes(part));
  if (appeared.length > 0) setShown([...shown, ...appeared]);
  return {
    isShown: (part) => hasValue[part] || shown.includes(part),
    add: (part) => setShown([...shown, part]),
  };
}

/** In place of a value that is still missing. */
function AddPart({ part, onClick }: { part: AddablePart; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.add}
      aria-label={t('platform:field.addValue', { name: t(`leads:detail.${part}`) })}
      onClick={onClick}
    >
      <Icon of={IconPlus} size={14} />
      {t('leads:detail.add')}
    </button>
  );
}

function None() {
  return <span className={classes.quiet}>—</span>;
}

function Store({ lead: { location, distanceKm } }: { lead: Lead }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (!location) return t('leads:detail.noStore');
  const distanceText =
    distanceKm !== null &&
    t('leads:detail.away', { distance: number(distanceKm, distanceKm < 10 ? 1 : 0) });
  return (
    <>
      {location.name}
      <small>{[location.city, distanceText].filter(Boolean).join(', ')}</small>
    </>
  );
}

/** The source is shown next to the price it applies to. */
function Amount({ lead, of, isGiven }: { lead: Lead; of: number; isGiven: boolean }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { priceSource, currency } = lead;
  return (
    <>
      {money(of, currency)}
      {priceSource !== null && isGiven === (priceSource === 'given') && (
        <small>{t(PRICE_SOURCE_TEXT_KEYS[priceSource])}</small>
      )}
    </>
  );
}

/** People with avatar, by name if known, else by e-mail. */
function PersonList({
  of,
}: {
  of: readonly { name: string; email: string; about?: string | undefined }[];
}) {
  return of.map(({ name, email, about }) => (
    <span key={email} className={classes.person} title={email}>
      <Avatar name={name || email} size="small" />
      <span className={name ? undefined : classes.address}>
        {name || email}
        {about && <small>{about}</small>}
      </span>
    </span>
  ));
}
