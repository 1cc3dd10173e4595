import { SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { type EditorSection, useShowPlace } from '../../data/draft/editor-places.ts';
import { useLatestWidget } from '../../data/use-latest-widget.ts';
import classes from './form-preview.module.css';
import { LiveForm } from './live-form.tsx';

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
            <LiveForm
              form={form}
              locale={locale}
              isChoosingShop={section === 'localization'}
              onField={openField}
            />
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
