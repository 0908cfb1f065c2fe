import { add, type Decimal, div, isNegative, isZero, mul, sub } from '@bourselet/sdk/money'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { NowAfter, PreviewRows, type Row, unknown } from '../../../shared/ui/preview-rows.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { leastReceived } from './model.ts'
import type { ConvertState } from './use-convert.ts'
import { useRateText } from './use-rate-text.ts'
import '../convert.css'

/**
 * The terms of the conversion: the rate in both directions, the spread, the fee, the minimum amount that a swap
 * returns, and the balances before and after the conversion.
 */
export function ConvertLines({ state }: { state: ConvertState }) {
  const { t } = useText('convert')
  const format = useFormat()
  const { draft, rate, spread, amounts, prices, quoting, mode, tolerance, signedIn } = state
  // The amounts of a quote follow from the index price at the time of the quote. So the cost of the quote is computed
  // from that price, not from the current one.
  const fromPrice = quoting.quote ? quoting.fromPrice : prices.from
  const rateText = useRateText()
  const one = (from: string, to: string, value: Decimal | null | undefined) =>
    value && !isZero(value) ? rateText(from, to, value) : unknown
  const afterRow = useAfterRow(state)
  const rows: Row[] = [
    { name: 'rate', label: t('rate'), value: one(draft.from, draft.to, rate?.rate), tone: 'strong' },
    { name: 'inverse', label: t('inverse'), value: one(draft.to, draft.from, rate?.inverse_rate) },
    {
      name: 'spread',
      label: t('spread', { rate: spread === null ? unknown : format.rate(spread) }),
      value: costOf(amounts, fromPrice, spread, (usdt) =>
        t('inRate', { amount: `${format.amount(usdt)} USDT` }),
      ),
    },
    { name: 'fee', label: t('fee'), value: format.amount('0', { minDecimals: 2 }) },
  ]
  if (mode === 'swap') {
    rows.push({
      name: 'least',
      label: t('least'),
      value: amounts ? `${format.amount(leastReceived(amounts.to_amount, tolerance))} ${draft.to}` : unknown,
    })
  }
  if (signedIn) rows.push(afterRow('from'), afterRow('to'))
  return (
    <div className="bl-convert__lines">
      <PreviewRows rows={rows} />
    </div>
  )
}

/** Returns a function that builds the row for one coin, with its balance before and after the conversion. */
function useAfterRow({ draft, held, amounts }: ConvertState): (side: 'from' | 'to') => Row {
  const { t } = useText('convert')
  const amountOf = useCoinAmount()
  const words = (side: 'from' | 'to') => {
    const now = held[side]
    if (now === null) return unknown
    const shown = (amount: Decimal) => amountOf(amount, draft[side])
    const after = amounts && (side === 'from' ? sub(now, amounts.from_amount) : add(now, amounts.to_amount))
    return (
      <Secret dots={4}>
        {after && !isNegative(after) ? <NowAfter now={shown(now)} after={shown(after)} /> : shown(now)}
      </Secret>
    )
  }
  return (side) => ({ name: `after-${side}`, label: t('after', { coin: draft[side] }), value: words(side) })
}

/**
 * Formats the cost of the spread in USDT: the value of the paid amount at the index price, multiplied by the spread.
 */
function costOf(
  amounts: ConvertState['amounts'],
  fromPrice: Decimal | null,
  spread: Decimal | null,
  words: (usdt: Decimal) => string,
): string {
  if (!amounts || fromPrice === null || spread === null) return unknown
  return words(div(mul(mul(amounts.from_amount, fromPrice), spread), '1', 2, 'HALF_UP'))
}
