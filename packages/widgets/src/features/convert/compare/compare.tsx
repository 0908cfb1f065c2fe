import { abs, compare, convertQuote, type Decimal, div, isNegative } from '@bourselet/sdk/money'
import { useBook } from '../../../shared/data/use-book.ts'
import { useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { type SymbolInfo, useSymbols } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { unknown } from '../../../shared/ui/preview-rows.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { ConvertState } from '../convert/use-convert.ts'
import { IndexChart } from './index-chart.tsx'
import { compareSizes, differenceOf, type MarketResult, marketOrder, type SizeRow } from './market-order.ts'
import '../convert.css'

/** The amount in USDT for which the comparison is computed until the member enters an amount. */
const TYPICAL = '500'

/**
 * The index price of the pair, and a comparison of the conversion with a market order in the live order book.
 */
export function Compare({ state, ready }: { state: ConvertState; ready: boolean }) {
  const { t } = useText('convert')
  const { data: symbols } = useSymbols()
  const { from, to } = state.draft
  const info = symbols?.find(
    ({ base, quote }) => (base === from && quote === to) || (base === to && quote === from),
  )
  return (
    <Panel className="bl-convert__aside">
      <IndexChart state={state} ready={ready} />
      <h2 className="bl-convert__subtitle">{ready ? t('compare.title') : <Skeleton width={160} />}</h2>
      {ready && symbols && info && <WithBook state={state} info={info} />}
      {ready && symbols && !info && <p className="bl-convert__text">{t('compare.noMarket', { from, to })}</p>}
      {(!ready || !symbols) && (
        <div className="bl-convert__text">
          <Skeleton height={320} />
        </div>
      )}
    </Panel>
  )
}

function WithBook({ state, info }: { state: ConvertState; info: SymbolInfo }) {
  const { draft, prices, terms, amounts } = state
  const book = useBook(info.symbol)
  const { data: account } = useSpotAccount(info.symbol)
  const fee = account?.taker ?? info.taker_fee
  const market = { rules: info, last: null, bids: book.bids, asks: book.asks }
  const shown = amounts ?? typicalOf(state)
  const ordered =
    shown && book.bids.length > 0 ? marketOrder(draft.from, shown.from_amount, market, fee) : null
  const known = terms && prices.from !== null && prices.to !== null
  const rows =
    known && book.bids.length > 0
      ? compareSizes({
          from: draft.from,
          prices: { from: prices.from!, to: prices.to! },
          terms: { ...terms, spread: state.spread ?? terms.spread },
          market,
          fee,
        })
      : []
  return (
    <>
      <Table state={state} info={info} shown={shown} ordered={ordered} fee={fee} />
      <Verdict state={state} shown={shown} ordered={ordered} isLoaded={book.bids.length > 0} />
      <Sizes rows={rows} />
    </>
  )
}

type Shown = { from_amount: Decimal; to_amount: Decimal } | null

type TableProps = {
  state: ConvertState
  info: SymbolInfo
  shown: Shown
  ordered: MarketResult | null
  fee: Decimal
}

function Table({ state, info, shown, ordered, fee }: TableProps) {
  const { t } = useText('convert')
  const format = useFormat()
  const { draft, prices, mode, seconds, spread } = state
  // A no-break space, so that an amount and its coin stay in one line of a narrow column.
  const sum = (amount: Decimal, coin: string) => `${format.amount(amount)}\u00a0${coin}`
  const isBuy = draft.to === info.base
  const [base, quote] = isBuy ? [prices.to, prices.from] : [prices.from, prices.to]
  const index = base && quote === '1' ? format.price(base, info.tick) : unknown
  const rows: [string, string, string][] = [
    [t('compare.before'), index, ordered ? format.price(ordered.average, info.tick) : unknown],
    [
      t('compare.cost'),
      spread === null ? unknown : t('compare.spreadCost', { rate: format.rate(spread) }),
      t('compare.feeCost', { rate: format.rate(fee) }),
    ],
    [
      t('compare.moves'),
      mode === 'quote' ? t('compare.no', { seconds }) : t('compare.atOnce'),
      t('compare.yes'),
    ],
  ]
  return (
    <table className="bl-convert__table">
      <thead>
        <tr>
          <th scope="col">
            {t('compare.for', { amount: shown ? sum(shown.from_amount, draft.from) : unknown })}
          </th>
          <th scope="col" data-own>
            {t('title')}
          </th>
          <th scope="col">{t('compare.market')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, own, other]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-own>{own}</td>
            <td>{other}</td>
          </tr>
        ))}
        <tr className="bl-convert__gets">
          <th scope="row">{t('compare.gets')}</th>
          <td data-own>{shown ? sum(shown.to_amount, draft.to) : unknown}</td>
          <td>{ordered ? sum(ordered.gets, draft.to) : unknown}</td>
        </tr>
      </tbody>
    </table>
  )
}

type VerdictProps = { state: ConvertState; shown: Shown; ordered: MarketResult | null; isLoaded: boolean }

/** A sentence that says whether the conversion or the market order yields more, and by how much. */
function Verdict({ state, shown, ordered, isLoaded }: VerdictProps) {
  const { t } = useText('convert')
  const format = useFormat()
  const { to } = state.prices
  const words = () => {
    if (!shown || to === null || !isLoaded) return '\u00a0'
    if (!ordered) return t('compare.thin')
    const difference = differenceOf(shown.to_amount, ordered.gets, to)
    const amount = `${format.amount(abs(difference), { minDecimals: 2 })} USDT`
    return t(isNegative(difference) ? 'compare.marketMore' : 'compare.convertMore', { amount })
  }
  return <p className="bl-convert__text bl-convert__verdict">{words()}</p>
}

/**
 * Bars that compare conversion and market order for several amounts. A bar points to the left if the market order
 * yields more, otherwise to the right.
 */
function Sizes({ rows }: { rows: readonly SizeRow[] }) {
  const { t } = useText('convert')
  const format = useFormat()
  const most = rows
    .map(({ difference }) => abs(difference))
    .reduce((a, b) => (compare(a, b) > 0 ? a : b), '0.01')
  // The width of a bar needs no exact value, so the decimal string becomes a number here.
  const width = (difference: Decimal) => `${Math.max(2, (Math.abs(Number(difference)) / Number(most)) * 50)}%`
  return (
    <table className="bl-convert__sizes" aria-label={t('compare.sizes')}>
      <thead>
        <tr>
          <th scope="col">{t('compare.paid', { coin: 'USDT' })}</th>
          <th scope="col">
            <span className="bl-hidden">{t('compare.better')}</span>
            <span className="bl-convert__better" aria-hidden>
              <span>← {t('compare.market')}</span>
              <span>{t('title')} →</span>
            </span>
          </th>
          <th scope="col">{t('compare.by')}</th>
          <th scope="col">{t('compare.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ paid, difference, share }) => {
          const isMarket = isNegative(difference)
          return (
            <tr key={paid} data-better={isMarket ? 'market' : 'convert'}>
              <th scope="row">{format.amount(paid)}</th>
              <td>
                <span className="bl-convert__bar" aria-hidden>
                  <span style={{ width: width(difference) }} />
                </span>
                <span className="bl-hidden">{t(isMarket ? 'compare.market' : 'title')}</span>
              </td>
              <td>{format.amount(abs(difference), { minDecimals: 2 })}</td>
              <td>{format.percent(abs(share), { decimals: 3 })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Returns the conversion of an example amount at the index prices; null if a price is unknown. */
function typicalOf({ prices, terms }: ConvertState): Shown {
  if (!terms || prices.from === null || prices.to === null) return null
  const from_amount = div(TYPICAL, prices.from, 8, 'DOWN')
  return convertQuote(prices.from, prices.to, { from_amount }, terms)
}
