import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { CATEGORIES_MAX } from '#modules/opportunity/contract/limits.ts';
import { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../configuration.module.css';
import { useEditing, useFaultAt } from '../data/editing-context.tsx';

type Category = OpportunityConfig['categories'][number];

/** Groups of the catalogue's product categories, each with a slug and its labels [OPP-08]. */
export default function CategoriesTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { draft, change, faults } = useEditing();
  const [open, setOpen] = useState<number | null>(null);
  const { categories } = draft;
  const choices = useCall(getMapChoicesCall, { params: { clientId } }).data?.categories ?? [];
  const taken = new Set(categories.flatMap(({ productCategories }) => productCategories));
  const slugs = new Set(categories.map(({ slug }) => slug));
  const offered = choices
    .map(({ slug }) => slug)
    .filter((word) => !taken.has(word) && !slugs.has(word));
  const set = (index: number, part: Partial<Category>) =>
    change({ categories: categories.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <section
      className={classes.part}
      aria-label={t('opportunity:configuration.tab.categories')}
      data-path="categories"
    >
      <div className={classes.head}>
        <h2>{t('opportunity:configuration.tab.categories')}</h2>
        <Button
          variant="subtle"
          size="xs"
          disabled={categories.length >= CATEGORIES_MAX}
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => {
            change({
              categories: [
                ...categories,
                { slug: '', labels: {}, productCategories: [], price: null },
              ],
            });
            setOpen(categories.length);
          }}
        >
          {t('opportunity:configuration.addCategory')}
        </Button>
      </div>
      <p className={classes.help}>{t('opportunity:configuration.categoriesHelp')}</p>
      <div className={categories.length > 0 ? classes.categories : undefined}>
        {categories.map((category, index) => {
          const isWrong = Object.keys(faults).some((path) =>
            path.startsWith(`categories.${index}.`),
          );
          return (
            <CategoryRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a slug changes while it is typed
              key={index}
              index={index}
              category={category}
              offered={offered}
              // A row with an error is expanded, because the error is at its field.
              isOpen={open === index || isWrong}
              onToggle={() => setOpen(open === index ? null : index)}
              onChange={(part) => set(index, part)}
              onRemove={() => {
                change({ categories: categories.toSpliced(index, 1) });
                setOpen(null);
              }}
            />
          );
        })}
      </div>
    </section>
  );
}

function CategoryRow({
  index,
  category,
  offered,
  isOpen,
  onToggle,
  onChange,
  onRemove,
}: {
  index: number;
  category: Category;
  offered: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
  onChange: (part: Partial<Category>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { faults } = useEditing();
  const faultAt = useFaultAt();
  const path = `categories.${index}`;
  const languages = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
  const name =
    category.labels[locale] || category.slug || t('opportunity:configuration.newCategory');
  const wordFault = Object.entries(faults).find(([place]) =>
    place.startsWith(`${path}.productCategories.`),
  )?.[1];
  return (
    <div className={classes.category}>
      <div className={classes.categoryHead}>
        <button type="button" className={classes.choose} aria-expanded={isOpen} onClick={onToggle}>
          <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={14} /> {name}
          <small>
            {t('opportunity:configuration.groups', { count: category.productCategories.length })}
          </small>
        </button>
        <ActionIcon
          variant="subtle"
          aria-label={t('opportunity:configuration.removeNamed', { name })}
          onClick={onRemove}
        >
          <Icon of={IconX} size={14} />
        </ActionIcon>
      </div>
      {isOpen && (
        <div className={classes.categoryFields}>
          <div className={classes.columns}>
            <TextField
              {...faultAt(`${path}.slug`)}
              label={t('opportunity:configuration.slug')}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              value={category.slug}
              onChange={(slug) => onChange({ slug: slug.trim().toLowerCase() })}
            />
            {LOCALES.map((language) => (
              <TextField
                key={language}
                {...faultAt(`${path}.labels.${language}`)}
                label={t('opportunity:configuration.labelIn', {
                  language: languages.of(language) ?? language,
                })}
                maxLength={80}
                value={category.labels[language] ?? ''}
                onChange={(text) => {
                  const { [language]: _before, ...others } = category.labels;
                  onChange({ labels: text === '' ? others : { ...others, [language]: text } });
                }}
              />
            ))}
          </div>
          <TagsField
            data-path={`${path}.productCategories`}
            label={t('opportunity:configuration.productCategories')}
            help={t('opportunity:configuration.productCategoriesHelp')}
            error={wordFault && <FieldMessage fault={wordFault} />}
            limit={100}
            suggestions={offered}
            value={category.productCategories}
            onChange={(productCategories) => onChange({ productCategories })}
          />
        </div>
      )}
    </div>
  );
}
