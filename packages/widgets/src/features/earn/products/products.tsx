import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keptDraft } from '../../../shared/intent/kept-draft.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useIsNarrow } from '../../../shared/ui/use-is-narrow.ts'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useOpened } from '../../../shared/ui/use-opened.ts'
import { Calculator } from '../calculator/calculator.tsx'
import type { KeptEntry } from '../calculator/use-entry.ts'
import type { EarnEvents } from '../events.ts'
import { type EarnKind, isOpen } from '../product.ts'
import { useProducts, useUsedLimits } from '../use-earn.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import { chosenProducts, everything, listed } from './choice.ts'
import { ProductCard } from './product-card.tsx'
import { ProductsTools } from './products-tools.tsx'
import './products.css'

/** Container width in px below which the calculator is a sheet. */
const NARROW_PX = 720

export type ProductsProps = EarnEvents & {
  kinds: readonly EarnKind[]
  /** Content shown below the product cards. */
  children?: ReactNode
}

/**
 * Product cards with filters, and the calculator of the selected product beside them. In a narrow container
 * the calculator is a sheet.
 */
export function Products({ kinds, children, ...events }: ProductsProps) {
  const { t } = useEarnTexts()
  const { data: products, error, refetch, refreshing } = useProducts(kinds)
  const used = useUsedLimits()
  const [choice, setChoice] = useState(everything)
  const { sdk } = useBourselet()
  // A page may show several product lists, each with a calculator of its own. So the name under which the entries are
  // stored contains the product kinds of the list.
  const draft = `earn ${kinds.join(' ')}`
  const [kept] = useState(() => keptDraft<KeptEntry>(sdk, draft))
  // The calculator is mounted again when the layout changes, so its latest entries are held here.
  const entered = useRef(kept)
  const [picked, open] = useOpened<string>(
    (chosen) => products === undefined || products.some(({ key }) => key === chosen),
    kept?.product,
  )
  const setPicked = (chosen: string | null) => {
    if (chosen !== entered.current?.product) entered.current = null
    open(chosen)
  }
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const isNarrow = useIsNarrow(host, NARROW_PX)
  // The button that opened the calculator is removed, so the focus moves to the first field of the calculator.
  useEffect(() => {
    if (picked) host?.querySelector<HTMLInputElement>('.bl-earn__calculator input')?.focus()
  }, [picked, host])
  const shown = products && chosenProducts(listed(products), choice)
  // In a wide layout the calculator shows the first product on sale until the member selects another one. After the
  // member has entered an amount, the calculator keeps showing the same product. A filter, another sort order or new
  // data do not replace it.
  const [edited, setEdited] = useState<string | null>(null)
  const key = picked ?? (isNarrow ? null : edited)
  const first = isNarrow ? undefined : shown?.find(isOpen)
  const product = products?.find((one) => one.key === key) ?? first ?? null
  const last = useLast(product)
  const calculator = (chosen: typeof last) =>
    chosen && (
      <Calculator
        key={chosen.key}
        product={chosen}
        used={used.get(chosen.key) ?? '0'}
        keeping={{
          draft,
          start: entered.current?.product === chosen.key ? entered.current.values : undefined,
        }}
        {...events}
        onTermsChanged={refetch}
        onEntered={(values, isDirty) => {
          entered.current = { product: chosen.key, values }
          if (isDirty) setEdited(chosen.key)
        }}
        onSubscribed={(order) => {
          refetch()
          if (isNarrow) setPicked(null)
          events.onSubscribed?.(order)
        }}
      />
    )
  return (
    <div ref={setHost} className="bl-earn__products" data-narrow={isNarrow || undefined}>
      <div className="bl-earn__main">
        <ProductsTools
          products={products && listed(products)}
          kinds={kinds}
          choice={choice}
          onChoice={setChoice}
        />
        {error && !products ? (
          <Panel>
            <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
          </Panel>
        ) : (
          <section className="bl-earn__cards" aria-label={t('products')}>
            {shown?.map((one) => (
              <ProductCard
                key={one.key}
                product={one}
                used={used.get(one.key) ?? '0'}
                chosen={!isNarrow && one.key === product?.key}
                onChoose={() => setPicked(one.key)}
              />
            )) ?? <CardSkeletons />}
            {shown?.length === 0 && (
              <Empty
                icon={icons.search}
                title={t('none')}
                text={t('noneText')}
                action={
                  <Button size="small" onClick={() => setChoice(everything)}>
                    {t('clear')}
                  </Button>
                }
              />
            )}
          </section>
        )}
        {/* The height of the cards is unknown until the products arrive. The parts below the cards are
            rendered only then, so that they do not move. */}
        {(products || error) && children}
      </div>
      {isNarrow ? (
        <Sheet
          open={product !== null}
          onOpenChange={(open) => !open && setPicked(null)}
          title={last ? t(`calculator.title.${last.kind}`, { coin: last.coin }) : ''}
        >
          {calculator(last)}
        </Sheet>
      ) : (
        <Panel className="bl-earn__calculator" aria-label={t('calculator.label')}>
          {calculator(product) ?? <Skeleton height={640} />}
        </Panel>
      )}
    </div>
  )
}

const CardSkeletons = () =>
  ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
    <div key={key} className="bl-earn-card" aria-hidden>
      <Skeleton height={156} />
    </div>
  ))
