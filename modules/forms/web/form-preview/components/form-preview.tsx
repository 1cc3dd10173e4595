import { SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import { type PublicForm, toPublicForm } from '#modules/forms/contract/public-form.ts';
import { publicFormCall } from '#modules/forms/contract/widget/public-form-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import {
  type EditorSection,
  useEditedField,
  useShowPlace,
} from '../../data/draft/editor-places.ts';
import { useLatestWidget } from '../../data/use-latest-widget.ts';
import classes from './form-preview.module.css';

const WAITED_MS = 10_000;
const loads = new Map<string, Promise<void>>();

/** The real widget with the unsaved draft, in any language of the form and at phone or desktop width [FORM-07]. */
export default function FormPreview({ form, section }: { form: Form; section: EditorSection }) {
  const { t } = useTranslation();
  const { activatedLocales, defaultLocale } = useDraft(({ draft: { translations } }) => ({
    activatedLocales: translations.activatedLocales,
    defaultLocale: translations.defaultLocale,
  }));
  const [chosen, setChosen] = useState<Locale>();
  const [width, setWidth] = useState<'phone' | 'desk'>('desk');
  const locale = chosen && activatedLocales.includes(chosen) ? chosen : defaultLocale;
  const widget = useWidget();
  const store = useDraftStore();
  const show = useShowPlace();
  const openField = (key: string) => {
    // In other sections the form is tried out, which must not lead away from them.
    if (section !== 'fields') return;
    const at = store.get().draft.fields.findIndex((field) => field.key === key);
    if (at >= 0) show(`fields.${at}.key`);
  };
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('forms:editor.preview.title')}</h2>
        <SegmentedControl<Locale>
          aria-label={t('forms:editor.preview.language')}
          value={locale}
          onChange={setChosen}
          data={activatedLocales.map((value) => ({ value, label: value }))}
        />
        <SegmentedControl<'phone' | 'desk'>
          aria-label={t('forms:editor.preview.width')}
          value={width}
          onChange={setWidth}
          data={[
            {
              value: 'phone',
              label: (
                <span role="img" aria-label={t('forms:editor.preview.phone')}>
                  <Icon of={IconDeviceMobile} size={15} />
                </span>
              ),
            },
            {
              value: 'desk',
              label: (
                <span role="img" aria-label={t('forms:editor.preview.desk')}>
                  <Icon of={IconDeviceDesktop} size={15} />
                </span>
              ),
            },
          ]}
        />
      </div>
      {widget === 'failed' ? (
        <Note tone="due" title={t('forms:editor.preview.unavailable')}>
          {t('forms:editor.preview.unavailableHelp')}
        </Note>
      ) : (
        widget === 'ready' && (
          <div className={classes.stage} data-width={width}>
            <LiveForm form={form} locale={locale} section={section} onField={openField} />
          </div>
        )
      )}
      <p className={classes.note}>{t('forms:editor.preview.note')}</p>
    </div>
  );
}

/** State of the newest widget script: loading, loaded or failed. */
function useWidget(): 'loading' | 'ready' | 'failed' {
  const latest = useLatestWidget();
  const path = latest.data?.path;
  const [loaded, setLoaded] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (path === undefined) return;
    let isWanted = true;
    loadWidget(path).then(
      () => isWanted && setLoaded('ready'),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return latest.isError ? 'failed' : loaded;
}

/** Loads the widget script once per page; a custom element can be defined only once. */
function loadWidget(path: string): Promise<void> {
  if (customElements.get('comptoir-form')) return Promise.resolve();
  const before = loads.get(path);
  if (before) return before;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = path;
    script.async = true;
    script.onerror = () => reject(new Error(`${path} did not load`));
    const clock = setTimeout(() => reject(new Error(`${path} defined nothing`)), WAITED_MS);
    void customElements.whenDefined('comptoir-form').then(() => {
      clearTimeout(clock);
      resolve();
    });
    document.head.append(script);
  });
  // A failed load can be retried.
  load.catch(() => loads.delete(path));
  loads.set(path, load);
  return load;
}

/** Renders the preview after a pause, so that typing stays fast. */
const REST_MS = 300;

/** The widget's keys of parts that are no fields. */
const SHOP = 'shop';
const CAPTCHA = 'captcha';

/** Settings that the widget shows at its product, or at another of its parts. */
const AT_PRODUCT = ['product', 'monetized', 'currency', 'defaultLeadPrice', 'fetchPriceByAI'];
const AT_PARTS = new Map([
  ['located', SHOP],
  ['captcha', CAPTCHA],
  ['captchaSiteKey', CAPTCHA],
]);

/** The part of the widget that the last change of the settings touched. */
function useTouchedPart(): string | null {
  return useDraft(({ draft, touched }) => {
    const [section, name = ''] = touched?.split('.') ?? [];
    if (section !== 'settings') return null;
    if (AT_PRODUCT.includes(name))
      return draft.fields.find(({ type }) => type === 'product')?.key ?? null;
    return AT_PARTS.get(name) ?? null;
  });
}

/** The custom element of the widget. `draft` is set as a property, because React would write an attribute. */
function LiveForm({
  form,
  locale,
  section,
  onField,
}: {
  form: Form;
  locale: Locale;
  section: EditorSection;
  /** Called when a field of the live preview is clicked. */
  onField: (key: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<(HTMLElement & { draft?: PublicForm | null }) | null>(null);
  const shown = usePreviewForm(form, locale);
  const edited = useEditedField();
  const touched = useTouchedPart();
  const highlight = section === 'localization' ? SHOP : section === 'settings' ? touched : edited;
  useLayoutEffect(() => {
    const made = document.createElement('comptoir-form');
    made.setAttribute('preview', '');
    element.current = made;
    place.current?.append(made);
    return () => made.remove();
  }, []);
  useLayoutEffect(() => {
    if (highlight === null) element.current?.removeAttribute('highlight');
    else element.current?.setAttribute('highlight', highlight);
  }, [highlight]);
  // Separate from the highlight, because rendering the form again would lose the focus of the clicked field.
  useLayoutEffect(() => {
    if (element.current) element.current.draft = shown;
  }, [shown]);
  // The fields are in the shadow DOM, so they are found through the event's composed path.
  const press = ({ nativeEvent }: MouseEvent) => {
    const keys = nativeEvent
      .composedPath()
      .flatMap((part) => (part instanceof HTMLElement ? (part.dataset.key ?? []) : []));
    if (keys[0] !== undefined && keys[0] !== SHOP) onField(keys[0]);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: the rows of the section are the way for keys
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  return <div ref={place} onClick={press} />;
}

/** The draft in the widget's format, shortly after each change. */
function usePreviewForm({ id, version }: Form, locale: Locale): PublicForm {
  const store = useDraftStore();
  const { name } = useCurrentClient();
  // The brand colour comes from the public form. An inactive form has no public data, so its preview has no colour.
  const color =
    useCall(publicFormCall, { params: { formId: id }, query: {} }).data?.brand.color ?? null;
  const draw = () =>
    toPublicForm(
      { id, version, brand: { name, color, logoUrl: null }, ...store.get().draft },
      locale,
    );
  const [shown, setShown] = useState(draw);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draw` is made of what is named here
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    let drawn = store.get().draft;
    setShown(draw());
    const stop = store.subscribe(() => {
      const { draft } = store.get();
      if (draft === drawn) return;
      drawn = draft;
      clearTimeout(clock);
      clock = setTimeout(() => setShown(draw()), REST_MS);
    });
    return () => {
      clearTimeout(clock);
      stop();
    };
  }, [store, id, version, name, color, locale]);
  return shown;
}
