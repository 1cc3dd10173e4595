import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { applicableFields } from '#modules/forms/contract/applicable-fields.ts';
import { isAuthorizedOrigin, publicLexicon } from '#modules/forms/contract/form-settings.ts';
import type { LandingForm, LandingPlace } from '#modules/touchpoints/contract/landing-pages.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { StoredForm } from '../forms/read-form.ts';
import type { Context } from '../tables.ts';
import { newestWidget } from '../widget/published-widgets.ts';
import { STATIC_MAPS_ORIGIN } from '../widget/shop-map.ts';
import { formAssets, formSheet } from './form-frame.ts';
import { formMarkup, formPath, openingMessage } from './form-markup.ts';
import { choosePageLocale, pageForm } from './page-form.ts';
import { anotherForm, newForm, type TypedForm, withMessage } from './typed-form.ts';

interface LandingRequest {
  clientId: string;
  sku: string;
  product?: string;
  visitId: string | null;
  locale: Locale;
  placeId: string | null;
  near: LandingPlace | null;
  seenAt?: { latitude: number; longitude: number };
  placeField: string | null;
  formId?: string;
  pageUrl?: string;
  framedBy?: string;
}

/** The form on a product's landing page, with product, scan and nearest store filled in [TP-10]. */
export async function buildLandingForm(
  { db, app }: Context,
  request: LandingRequest,
): Promise<LandingForm | null> {
  const { clientId, sku, visitId, locale: reader, placeId, near, placeField, formId } = request;
  const { seenAt } = request;
  const form = formId
    ? await activeForm({ db }, { clientId, formId })
    : await productForm({ db }, clientId);
  if (!form) return null;
  const searchText = near && 'words' in near ? near.words : '';
  const position = near && 'latitude' in near ? near : undefined;
  const query = { sku, visit: visitId ?? '', place: placeId ?? '', near: searchText };
  const locale = choosePageLocale(form.translations, reader, undefined);
  const term = publicLexicon(form.settings.lexicon);
  const message = request.product
    ? app.texts.translator(locale)(`forms:lexicon.${term}.readyMessage`, {
        product: request.product,
      })
    : '';
  const empty = newForm({ ...query, from: request.pageUrl ?? '' }, form.fields);
  // Chosen once: the field that the page shows, the widget shows first, and the message is in.
  const opening = openingMessage(applicableFields(form.fields, empty.answers))?.field.key;
  const typed = withMessage(empty, opening, message);
  const page = await pageForm(
    { app },
    { form, locale, typed, ...(position && { position }), ...(seenAt && { seenAt }) },
  );
  // A form that chooses no store sends its requests to the brand, so it promises none.
  const [shop] =
    placeId && form.settings.located
      ? await app.ports.call(placesByIds, { clientId, ids: [placeId] }, { db, app })
      : [];
  const button = shop
    ? page.t('forms:page.askShop', { shop: shop.name })
    : page.text('static.send');
  const note = page.text('static.intro');
  const carried = Object.entries({ ...query, lang: locale }).filter(([, value]) => value);
  const { framedBy } = request;
  const script = formId ? undefined : widgetScript(form);
  const isAllowed =
    framedBy === undefined || isAuthorizedOrigin(form.settings.authorizedDomains, framedBy);
  const markupFor = (visitor: TypedForm) =>
    formMarkup(
      { app },
      { ...page, typed: visitor },
      {
        ...{ button, placeField, isFramed: framedBy !== undefined },
        ...(!formId && {
          folded: { ...(opening && { message: opening }), ...(script && { script }) },
        }),
      },
    );
  const plain = markupFor(typed);
  return {
    url: `${app.config.publicUrl}${formPath(form.id)}?${new URLSearchParams(carried)}`,
    title: page.text('static.title'),
    button,
    ...(note && { note }),
    ...(isAllowed && {
      standing: {
        // The widget searches for a store, unless the page belongs to a store.
        markup: (script
          ? becomingWidget(plain, {
              ...{ form, locale, placeField, ...query },
              near: position ? `${position.latitude},${position.longitude}` : searchText,
              around: seenAt ? roughPosition(seenAt) : '',
              first: opening ?? '',
            })
          : plain
        ).markup,
        ...(formId && {
          renew: () => markupFor(anotherForm(typed)).markup,
        }),
        style: formAssets.styleAddress(page.brand.color),
        formStyle: formSheet.address,
        ...(form.settings.gmapKey && { mapHosts: [STATIC_MAPS_ORIGIN] }),
      },
    }),
  };
}

async function activeForm(
  { db }: Pick<Context, 'db'>,
  { clientId, formId }: { clientId: string; formId: string },
): Promise<StoredForm | undefined> {
  return db
    .selectFrom('leads.forms')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', formId)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** The oldest active form for products. */
async function productForm(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<StoredForm | undefined> {
  const forms = await db
    .selectFrom('leads.forms')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return forms.find(({ settings }) => settings.product);
}

/** The page's content security policy blocks third-party scripts, so the plain form remains for such captchas. */
function widgetScript({ settings }: StoredForm): { path: string; integrity: string } | undefined {
  const { captcha } = settings;
  if (captcha !== 'none' && captcha !== 'proofOfWork') return undefined;
  const { path, integrity } = newestWidget();
  return { path, integrity };
}

/**
 * The plain form inside the widget element: usable until the visitor opens it and the script loads, which then takes over
 * the input. Nothing on the page waits for the script [TP-10].
 */
function becomingWidget(
  plain: Html,
  given: {
    form: StoredForm;
    locale: Locale;
    sku: string;
    visit: string;
    near: string;
    /** A guessed position, for the list of stores alone. */
    around: string;
    placeField: string | null;
    /** Key of the field that is shown before the form is opened. */
    first: string;
  },
): Html {
  const { form, locale, sku, visit, near, around, placeField, first } = given;
  return html`<comptoir-form form="${form.id}" locale="${locale}" untitled${first && html` first="${first}"`}${sku && html` sku="${sku}"`}${visit && html` visit="${visit}"`}${near && html` near="${near}"`}${around && html` around="${around}"`}${placeField && html` place-field="${placeField}"`}>${plain}</comptoir-form>`;
}

/** About a kilometre, like a position that the visitor shares. */
function roughPosition({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}
