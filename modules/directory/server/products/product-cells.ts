import type { z } from 'zod';
import {
  CATEGORY_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
} from '#modules/directory/contract/limits.ts';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import {
  type ProductFields,
  productFields,
} from '#modules/directory/contract/products/product-fields.ts';
import type { FieldsWith, RecordField } from '#platform/contract/fields/record-fields.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { ImportColumn } from '#platform/server/imports/import-column.ts';
import { text } from '#platform/server/imports/readers/cell-readers.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { cellOf, readerOf } from '../cells/field-cells.ts';

export const NAME_COLUMNS = {
  en: 'nameEn',
  fr: 'nameFr',
  es: 'nameEs',
  it: 'nameIt',
  de: 'nameDe',
  no: 'nameNo',
} as const satisfies Record<Locale, string>;

const NAME_COLUMN_TEXTS: Record<Locale, { example: string; aliases?: readonly string[] }> = {
  en: { example: 'Casserole 24 cm', aliases: ['name', 'title'] },
  fr: { example: 'Cocotte 24 cm', aliases: ['nom'] },
  es: { example: 'Cocotte 24 cm', aliases: ['nombre'] },
  it: { example: 'Cocotte 24 cm', aliases: ['nome'] },
  de: { example: 'Bräter 24 cm' },
  no: { example: 'Gryte 24 cm', aliases: ['navn'] },
};

export const CATEGORY_COLUMNS = {
  en: 'categoryEn',
  fr: 'categoryFr',
  es: 'categoryEs',
  it: 'categoryIt',
  de: 'categoryDe',
  no: 'categoryNo',
} as const satisfies Record<Locale, string>;

const CATEGORY_EXAMPLES: Record<Locale, string> = {
  en: 'Cookware',
  fr: 'Cuisson',
  es: 'Cocción',
  it: 'Cottura',
  de: 'Kochgeschirr',
  no: 'Kokekar',
};

type SingleCellField = FieldsWith<ProductFields, 'file'>;
type CellValue<Name extends SingleCellField> = NonNullable<z.output<ProductFields[Name]['shown']>>;

/** A product as read from a line of a file; fields without a column are undefined. */
export type ImportedProduct = { sku: string } & {
  [Name in Exclude<SingleCellField, 'sku'>]?: CellValue<Name> | null;
} & {
  [Name in (typeof NAME_COLUMNS)[Locale] | (typeof CATEGORY_COLUMNS)[Locale]]?: string | null;
};

/** A product as the export reads it. */
export type ExportedProduct = Pick<CatalogueProduct, 'id' | keyof ProductFields> & {
  categoryNames?: Partial<Record<Locale, string>>;
};

interface ProductCell {
  column: ImportColumn<ImportedProduct>;
  write: (product: ExportedProduct, translator: { translate: Translate }) => SheetCell;
}

const nameCells: readonly ProductCell[] = LOCALES.map((locale) => ({
  column: {
    key: NAME_COLUMNS[locale],
    label: `directory:product.${NAME_COLUMNS[locale]}`,
    read: text(PRODUCT_NAME_MAX_LENGTH),
    ...NAME_COLUMN_TEXTS[locale],
  },
  write: ({ names }) => names[locale],
}));

/** Category name in each language; an empty cell leaves the stored name. */
const categoryCells: readonly ProductCell[] = LOCALES.map((locale) => ({
  column: {
    key: CATEGORY_COLUMNS[locale],
    label: `directory:product.${CATEGORY_COLUMNS[locale]}`,
    read: text(CATEGORY_MAX_LENGTH),
    example: CATEGORY_EXAMPLES[locale],
  },
  write: ({ categoryNames }) => categoryNames?.[locale],
}));

/** Cells that the import reads and the export writes. Importing an exported file changes nothing. */
export const productCells: readonly ProductCell[] = Object.entries<RecordField>(
  productFields,
).flatMap(([name, field]) => {
  if (name === 'names') return nameCells;
  const cell = singleCell(name as SingleCellField, field);
  return name === 'category' ? [cell, ...categoryCells] : [cell];
});

function singleCell(name: SingleCellField, field: RecordField): ProductCell {
  return {
    // The cast is safe: the field kind determines the reader and thereby the value type.
    column: { key: name, label: field.label, read: readerOf(field), ...field.file } as never,
    write: (product, translator) => cellOf(field, product[name], translator),
  };
}
