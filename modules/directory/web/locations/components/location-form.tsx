import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { Representative } from '#modules/directory/contract/locations/location.ts';
import {
  type LocationFields,
  locationFields,
} from '#modules/directory/contract/locations/location-fields.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import classes from '#platform/web/record/record-form.module.css';
import type { LocationValues } from '../data/location-values.ts';
import { LocationGeneralPart } from './location-general-part.tsx';

/** Tabs of the location form. */
const LOCATION_PARTS = [
  'general',
  'address',
  'contact',
  'hours',
  'photos',
  'representatives',
  'attributes',
] as const;

// Loaded on demand: these tabs cannot have errors before the user opens them.
const LocationHoursPart = onDemand(() => import('./location-hours-part.tsx'));
const LocationPhotosPart = onDemand(() => import('./location-photos-part.tsx'));
const LocationRepresentativesPart = onDemand(() => import('./location-representatives-part.tsx'));
const LocationAddressPart = onDemand(() => import('./location-address-part.tsx'));
const LocationAttributesPart = onDemand(() => import('./location-attributes-part.tsx'));

const PART_NAMES = {
  general: 'directory:part.general',
  address: 'directory:part.address',
  contact: 'directory:part.contact',
  hours: 'directory:field.openingHours',
  photos: 'directory:field.photos',
  representatives: 'directory:location.representatives',
  attributes: 'directory:part.attributes',
} as const satisfies Record<LocationPart, string>;

/** Location form with tabs; input stays when the user switches tabs [SUP-02]. */
export function LocationForm({
  clientId,
  form,
  others = [],
  children,
}: {
  clientId: string;
  form: ComptoirForm<LocationValues>;
  others?: readonly Representative[];
  /** Content above and below the tabs: a note and the action bar. */
  children: { note?: ReactNode; counter: ReactNode };
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab: requestedTab } = useSearch({ strict: false }) as { tab?: unknown };
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const part = LOCATION_PARTS.find((one) => one === requestedTab) ?? 'general';
  const show = (id: string) =>
    void navigate({ to: '.', search: id === 'general' ? {} : { tab: id }, replace: true });
  const wrongIn = (one: LocationPart, errors = form.mantine.errors) =>
    Object.entries(errors).filter(([path, fault]) => fault && findLocationPart(path) === one)
      .length;

  return (
    <>
      <TabBar
        label={t('directory:part.label')}
        panelId={panelId}
        current={part}
        onSelect={show}
        pieces={LOCATION_PARTS.map((id) => ({
          id,
          label: t(PART_NAMES[id]),
          wrong: wrongIn(id),
        }))}
      />
      <form
        {...form.props}
        className={classes.form}
        onSubmit={(event) => {
          const { errors } = form.mantine.validate();
          const wrong = LOCATION_PARTS.find((one) => wrongIn(one, errors) > 0);
          if (wrong && wrongIn(part, errors) === 0) show(wrong);
          form.props.onSubmit(event);
        }}
      >
        {children.note}
        <div
          className={classes.scroll}
          role="tabpanel"
          id={panelId}
          aria-labelledby={`${panelId}-${part}`}
        >
          <div className={classes.fields}>{content()}</div>
        </div>
        {children.counter}
      </form>
    </>
  );

  function content(): ReactNode {
    switch (part) {
      case 'general':
        return <LocationGeneralPart clientId={clientId} form={form} />;
      case 'address':
        return <LocationAddressPart clientId={clientId} form={form} />;
      case 'contact':
        return <LocationContactPart form={form} />;
      case 'hours':
        return <LocationHoursPart form={form} />;
      case 'photos':
        return <LocationPhotosPart clientId={clientId} form={form} />;
      case 'representatives':
        return <LocationRepresentativesPart clientId={clientId} form={form} others={others} />;
      case 'attributes':
        return <LocationAttributesPart form={form} />;
    }
  }
}

type LocationPart = (typeof LOCATION_PARTS)[number];

/** The tab of a field path such as `openingHours.mon.0.to`. */
function findLocationPart(path: string): LocationPart | undefined {
  const [name = ''] = path.split('.');
  const part = Object.hasOwn(locationFields, name)
    ? locationFields[name as keyof LocationFields].part
    : name;
  return LOCATION_PARTS.find((one) => one === part);
}

/** Contact details for customers; shown by the locator and lead mails. */
function LocationContactPart({ form }: { form: ComptoirForm<LocationValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...form.field('phone')}
        type="tel"
        label={t('directory:field.phone')}
        autoComplete="off"
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('directory:field.email')}
        autoComplete="off"
      />
      <UrlField {...form.field('website')} label={t('directory:field.website')} />
    </>
  );
}
