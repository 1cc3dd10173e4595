import { useDebouncedValue } from '@mantine/hooks';
import {
  type CodeStyle,
  codeStyleSchema,
  PLAIN_STYLE,
  SIDE_MM,
} from '#modules/touchpoints/contract/code-style.ts';
import {
  type GuardCheck,
  type GuardFinding,
  printGuard,
} from '#modules/touchpoints/contract/print-guard.ts';
import { tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  CodeColours,
  CodePicture,
  LevelField,
  LogoField,
} from '../../detail/components/code/code-fields.tsx';
import { PrintGuard } from '../../detail/components/code/print-guard.tsx';
import type { ConfigurationValues } from '../data/configuration-values.ts';
import classes from './configurations.module.css';

/** Debounces requests while the user types or drags a colour. */
const PAUSE_MS = 250;

/** Checks that depend only on the style. */
const CHECKS: readonly GuardCheck[] = ['contrast', 'inverted', 'quietZone', 'logo'];
/** Size of the code of a typical short URL, for a brand without touchpoints. */
const USUAL_MODULES = 29;

/** Style of new codes; existing codes keep theirs until a user refreshes them. */
export function CodeStyleSection({
  brandId,
  form,
  hasBrandLogo,
}: {
  brandId: string;
  form: ComptoirForm<ConfigurationValues>;
  hasBrandLogo: boolean;
}) {
  const { t } = useTranslation();
  const { mantine, values } = form;
  const change = (part: Partial<CodeStyle>) => {
    for (const path of Object.keys(part)) mantine.clearFieldError(`style.${path}`);
    mantine.setFieldValue('style', { ...values.style, ...part });
  };
  return (
    <section className={classes.look} aria-label={t('touchpoints:field.style')}>
      <h2>{t('touchpoints:field.style')}</h2>
      <p className={classes.help}>{t('touchpoints:configuration.lookHelp')}</p>
      <div className={classes.duo}>
        <div className={classes.lookFields}>
          <CodeColours style={values.style} errors={mantine.errors} onChange={change} />
          <LevelField value={values.style.level} onChange={(level) => change({ level })} />
          <LogoField
            brandId={brandId}
            logo={values.style.logo}
            onChange={(logo) => change({ logo })}
            hasBrandLogo={hasBrandLogo}
            error={mantine.errors['style.logo']}
          />
        </div>
        <CodeSample brandId={brandId} style={values.style} onRepair={change} />
      </div>
    </section>
  );
}

/** Preview of a code with this configuration, and its print problems. */
function CodeSample({
  brandId,
  style,
  onRepair,
}: {
  brandId: string;
  style: CodeStyle;
  onRepair: (part: Partial<CodeStyle>) => void;
}) {
  const { sample, code, ground } = useSampleCode(brandId, style);
  return (
    <div className={classes.sample}>
      <SamplePicture sample={sample} code={code} ground={ground} />
      <PrintGuard
        findings={styleFindings(style, code.data?.modules)}
        style={style}
        canRepair
        onRepair={({ repair }) => {
          if (repair && !('sideMm' in repair)) onRepair(repair);
        }}
      />
    </div>
  );
}

/** The style on a code of the brand, if it has one. */
function SamplePicture({ sample, code, ground }: ReturnType<typeof useSampleCode>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (!sample) return <p className={classes.help}>{t('touchpoints:configuration.noSample')}</p>;
  return (
    <div className={classes.picture}>
      <CodePicture
        svg={code.data?.svg}
        address={code.data?.address ?? sample.shortUrl}
        ground={ground}
      />
      <p className={classes.help}>
        {t('touchpoints:configuration.sampleOf', { suffix: sample.sourceSuffix })}
      </p>
      {code.isError && <Note tone="bad">{problemText(code.error)}</Note>}
    </div>
  );
}

/** Findings of the print check for every code with this style; empty while a colour is incomplete. */
export function styleFindings(typed: CodeStyle, modules = USUAL_MODULES): GuardFinding[] {
  const style = codeStyleSchema.safeParse(typed).data;
  if (!style) return [];
  return printGuard({
    style,
    modules,
    sideMm: SIDE_MM.usual,
    // A brand without a logo has its initials there.
    hasLogo: style.logo !== 'none',
    quantity: null,
    startsAt: null,
    endsAt: null,
    now: new Date(),
    overruled: [],
    visitCap: null,
    visits: 0,
    destinationAnswers: undefined,
  }).filter(({ check }) => CHECKS.includes(check));
}

/** Shows the style on the code of any touchpoint; a brand without touchpoints has no sample. */
function useSampleCode(brandId: string, typed: CodeStyle) {
  const touchpoints = useCall(searchTouchpointsCall, { body: { brandId, limit: 1 } });
  const sample = touchpoints.data?.items[0];
  const style = codeStyleSchema.safeParse(typed).data ?? PLAIN_STYLE;
  const [body] = useDebouncedValue(
    {
      brandId,
      style,
      digitalLink: false,
      sideMm: SIDE_MM.usual,
      quantity: null,
      ended: null,
    },
    PAUSE_MS,
  );
  const code = useCall(
    tryQrCodeCall,
    { params: { id: sample?._id ?? '' }, body },
    { enabled: sample !== undefined },
  );
  return { sample, code, ground: style.ground };
}
