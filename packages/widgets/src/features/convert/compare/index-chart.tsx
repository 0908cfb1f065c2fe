import { type Decimal, div, isZero, percent, sub } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { ConvertState } from '../convert/use-convert.ts'
import { useIndexCandles } from '../use-index-price.ts'
import '../convert.css'

/** Number of points of the chart: one for each quarter of an hour in 24 hours. */
const POINTS = 96
const [WIDTH, HEIGHT] = [600, 180]

/** A chart of the coin's index price in USDT over the last 24 hours. A line marks the rate of the quote. */
export function IndexChart({ state, ready }: { state: ConvertState; ready: boolean }) {
  const { t } = useText('convert')
  const format = useFormat()
  const { draft } = state
  const coin = draft.to === 'USDT' ? draft.from : draft.to
  const { list } = useIndexCandles(coin)
  const prices = list.slice(-POINTS).map(({ c }) => c)
  const last = prices.at(-1)
  const first = prices[0]
  const own = ownRate(state, coin)
  const drawn = last && first ? drawingOf(prices, own) : null
  const price = (value: Decimal) => format.amount(value, { minDecimals: value.split('.')[1]?.length ?? 0 })
  return (
    <section className="bl-convert__chart" aria-label={ready ? t('chart.title') : undefined}>
      <header>
        <span className="bl-convert__coin">
          <CoinIcon coin={coin} size={20} />
          <strong>{coin} / USDT</strong>
        </span>
        <span className="bl-convert__hint">{ready ? t('chart.title') : <Skeleton width={90} />}</span>
      </header>
      <p className="bl-convert__price">
        {last && first ? (
          <>
            <strong>{price(last)}</strong>
            <Change percent={percent(sub(last, first), first)} />
          </>
        ) : (
          <Skeleton width={160} height={24} />
        )}
      </p>
      <div className="bl-convert__plot">
        {drawn && (
          <>
            <svg
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              data-trend={drawn.trend}
              aria-hidden
            >
              <path className="bl-convert__area" d={`${drawn.path}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
              <path className="bl-convert__line" d={drawn.path} />
              {drawn.ownY !== null && (
                <line className="bl-convert__own" x1="0" x2={WIDTH} y1={drawn.ownY} y2={drawn.ownY} />
              )}
            </svg>
            {own && drawn.ownY !== null && (
              <span className="bl-convert__tag" style={{ top: `${(drawn.ownY / HEIGHT) * 100}%` }}>
                {t('chart.yours')} {price(own)}
              </span>
            )}
          </>
        )}
      </div>
      <p className="bl-convert__range">
        <span>{drawn ? t('chart.low', { price: price(drawn.low) }) : '\u00a0'}</span>
        <span>{drawn ? t('chart.high', { price: price(drawn.high) }) : ''}</span>
      </p>
    </section>
  )
}

/**
 * Returns the price of the coin in USDT that the quote implies; without a quote, the price that the preview
 * implies. Returns null for pairs without USDT and while no amount is known.
 */
function ownRate({ draft, amounts, quoting }: ConvertState, coin: string): Decimal | null {
  const shown = quoting.quote ?? amounts
  if (!shown || (draft.from !== 'USDT' && draft.to !== 'USDT')) return null
  const [usdt, other] =
    draft.from === coin ? [shown.to_amount, shown.from_amount] : [shown.from_amount, shown.to_amount]
  return isZero(other) ? null : div(usdt, other, 2, 'HALF_UP')
}

/**
 * Returns the path, the trend, and the lowest and highest price of the price line, and the vertical position of
 * the quote's price. The position is null if that price is outside of the drawing.
 */
function drawingOf(prices: readonly Decimal[], own: Decimal | null) {
  // Pixel coordinates need no exact value, so the decimal strings become numbers here.
  const values = prices.map(Number)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const range = high - low || 1
  const y = (value: number) => 12 + (1 - (value - low) / range) * (HEIGHT - 24)
  const x = (at: number) => (at / Math.max(1, values.length - 1)) * WIDTH
  const ownY = own === null ? null : y(Number(own))
  return {
    path: values.map((value, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(''),
    ownY: ownY !== null && ownY > 0 && ownY < HEIGHT ? ownY : null,
    low: prices[values.indexOf(low)]!,
    high: prices[values.indexOf(high)]!,
    trend: values.at(-1)! < values[0]! ? 'down' : 'up',
  }
}
