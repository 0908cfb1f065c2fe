import { add, compare, decimals, div, mul, sub } from '@bourselet/sdk/money'
import type { Product } from '../data/live-tickers.ts'
import { useFormat } from '../format/use-format.ts'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useText } from '../i18n/use-text.ts'
import type { Rules } from './order-terms.ts'
import { GapTitle } from './ticket-submit.tsx'
import type { TicketView } from './use-ticket-form.ts'
import './gap-case.css'

type Preview = NonNullable<TicketView['preview']>

export type GapCaseProps = {
  preview: Preview & { gap: NonNullable<Preview['gap']> }
  rules: Rules
  product: Product
  /** True to show the expected result and the worst result that the limit price allows. */
  isDealShown: boolean
}

/**
 * A warning about a limit price far past the market. Shows the expected result beside the worst result that the price
 * allows, the distance from the market on a scale, and notes about the risk.
 */
export function GapCase({ preview, rules, product, isDealShown }: GapCaseProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const texts = usePairTexts(rules)
  const { gap, fill, notional, quantity, left } = preview
  const isBuy = gap.side === 'buy'
  const isSpot = product === 'spot'
  // A spot buy freezes its total at the limit price.
  const isSetAside = isSpot && isBuy
  const at = (price: string) => format.price(price, rules.tick)
  // If the book changes, the part that is expected to be canceled can trade too.
  const bound = mul(gap.price, add(quantity, left))
  const returned = sub(bound, notional)
  return (
    <div className="bl-gap">
      <p className="bl-gap__title">
        <GapTitle gap={gap} />
      </p>
      {isDealShown && (
        <div className="bl-gap__deal">
          <p>
            {t('gap.expected')}
            <strong>{texts.total(gap.side, notional)}</strong>
            {fill && t('gap.average', { price: at(fill.average) })}
          </p>
          <p>
            {t(isSetAside ? 'gap.aside' : isBuy ? 'gap.most' : 'gap.least')}
            <strong>{texts.total(gap.side, bound)}</strong>
            {t(!isSpot ? 'gap.value' : isBuy ? 'gap.cost' : 'gap.bring')}
          </p>
        </div>
      )}
      <GapScale gap={gap} at={at} />
      <ul className="bl-gap__notes">
        {isSetAside && isDealShown && compare(returned, '0') > 0 && (
          <li>{t('gap.returns', { amount: texts.quote(returned) })}</li>
        )}
        <li data-warn>{t(isBuy ? 'gap.upTo' : 'gap.downTo', { price: at(gap.price) })}</li>
      </ul>
    </div>
  )
}

type GapScaleProps = Pick<GapCaseProps['preview'], 'gap'> & { at: (price: string) => string }

/** A scale from the market price to the limit price. The part past `guard` percent has the warning color. */
function GapScale({ gap, at }: GapScaleProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const { side, price, market, by, percent, guard } = gap
  const share = Number(div(mul(guard, '100'), percent, 2, 'DOWN'))
  const distance = sub(price, market)
  const sign = side === 'buy' ? '' : '-'
  return (
    <div className="bl-gap__scale bl-numbers" data-side={side}>
      <p>
        {t(`gap.market.${by === 'best' ? side : by}`)} <strong>{at(market)}</strong>
      </p>
      <p>
        {t('gap.limit')} <strong data-warn>{at(price)}</strong>
      </p>
      <span className="bl-gap__track" aria-hidden>
        <span style={{ width: `${Math.min(100, share)}%` }} />
      </span>
      <p>{format.percent(guard, { decimals: decimals(guard) })}</p>
      <p data-warn>
        {format.amount(distance, { signed: true, minDecimals: 2 })}{' '}
        {format.percent(`${sign}${percent}`, { signed: true })}
      </p>
    </div>
  )
}
