import { LINKS_LIMIT } from '#modules/locator/contract/limits.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../components/editor.module.css';
import { LocatorUrlField } from '../components/locator-url-field.tsx';
import { useDraft, useDraftStore, useFaultAt } from '../data/draft-context.tsx';
import { FIELD_NAMES } from '../data/field-names.ts';
import { RowList } from './row-list.tsx';

type Place = 'header' | 'footer';
type Link = LocatorConfig['header'][number];

/** Links above or below the public pages, in order [LOC-03, LOC-05]. */
export default function LinksTab({ tab }: { tab: string }) {
  const { t } = useTranslation();
  const place: Place = tab === 'footer' ? 'footer' : 'header';
  const store = useDraftStore();
  const links = useDraft(({ draft }) => draft[place]);
  return (
    <EditorPart
      title={t(FIELD_NAMES[place])}
      note={<span className={classes.keys}>{t('locator:help.links')}</span>}
    >
      <RowList
        items={links}
        path={place}
        limit={LINKS_LIMIT}
        blank={{ text: '', url: '', locales: [] }}
        texts={{ none: t('locator:editor.links.none'), add: t('locator:editor.links.add') }}
        titleOf={(number) => t('locator:editor.links.one', { number })}
        nameOf={({ text }, index) => text || t('locator:editor.links.one', { number: index + 1 })}
        onChange={(next) => store.change({ [place]: next })}
      >
        {({ item, index, set }) => (
          <LinkFields path={`${place}.${index}`} number={index + 1} link={item} onChange={set} />
        )}
      </RowList>
    </EditorPart>
  );
}

function LinkFields({
  path,
  number,
  link,
  onChange,
}: {
  path: string;
  number: number;
  link: Link;
  onChange: (part: Partial<Link>) => void;
}) {
  const { t } = useTranslation();
  const languageOf = useLanguageNames();
  const offered = useDraft(({ draft }) => draft.locales);
  const whole = useFaultAt(path);
  const text = useFaultAt(`${path}.text`);
  const url = useFaultAt(`${path}.url`);
  // The link as a whole is validated when its last field loses focus.
  const leave = (left: () => void) => () => {
    left();
    if (link.text !== '' && link.url !== '') whole.onBlur();
  };
  return (
    <fieldset
      className={`${classes.fields} ${classes.link}`}
      aria-label={t('locator:editor.links.one', { number })}
      data-path={path}
    >
      <TextField
        {...text}
        onBlur={leave(text.onBlur)}
        label={t('locator:editor.links.text')}
        value={link.text}
        onChange={(value) => onChange({ text: value })}
        autoComplete="off"
      />
      <LocatorUrlField
        {...url}
        onBlur={leave(url.onBlur)}
        help=""
        label={t('locator:editor.links.url')}
        value={link.url}
        onChange={(value) => onChange({ url: value })}
      />
      <div className={classes.wide}>
        <MultiSelectField
          {...useFaultAt(`${path}.locales`)}
          label={t('locator:editor.links.locales')}
          placeholder={link.locales.length === 0 ? t('locator:editor.links.everywhere') : ''}
          value={link.locales}
          onChange={(locales) => onChange({ locales })}
          options={[...new Set([...offered, ...link.locales])].map((value) => ({
            value,
            label: languageOf(value),
          }))}
        />
      </div>
      {whole.error && <p className={classes.error}>{whole.error}</p>}
    </fieldset>
  );
}
