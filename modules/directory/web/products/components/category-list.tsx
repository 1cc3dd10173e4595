import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ProductCategory } from '#modules/directory/contract/products/product-categories.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { writeCondition } from '#platform/web/filters/condition-text.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';
import classes from './category-list.module.css';

/** The categories in the reader's language, each with its products and the languages it has no name in. */
export function CategoryList({
  clientId,
  items,
  onName,
}: {
  clientId: string;
  items: readonly ProductCategory[];
  /** Undefined if the user may not change the catalogue. */
  onName?: (category: ProductCategory) => void;
}) {
  const { t } = useTranslation();
  const { list, number } = useFormat();
  const { nameOf } = useLanguageNames();
  const productsOf = (category: string) =>
    `${clientAddress(clientId, 'settings/products')}?f.category=${encodeURIComponent(
      writeCondition({ field: 'category', kind: 'choice', operator: 'any-of', value: [category] }),
    )}`;
  return (
    <div className={classes.list}>
      <p className={classes.help}>{t('directory:category.help')}</p>
      {items.length === 0 && <p className={classes.empty}>{t('directory:category.empty')}</p>}
      <ul>
        {items.map((item) => {
          const missing = LOCALES.filter((locale) => !item.names[locale]);
          return (
            <li key={item.category} className={classes.row}>
              <Link
                to={productsOf(item.category)}
                className={`${linkClasses.link} ${classes.name}`}
              >
                {item.name}
              </Link>
              <span className={classes.detail}>
                {t('directory:category.products', {
                  count: item.products,
                  formatted: number(item.products),
                })}
              </span>
              {onName && (
                <Tooltip label={t('directory:category.edit')}>
                  <ActionIcon
                    aria-label={t('directory:category.editNamed', { name: item.name })}
                    onClick={() => onName(item)}
                  >
                    <Icon of={IconPencil} />
                  </ActionIcon>
                </Tooltip>
              )}
              {missing.length > 0 && (
                <span className={classes.missing}>
                  {t('directory:category.missing', { languages: list(missing.map(nameOf)) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
