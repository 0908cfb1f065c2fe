import { type Decimal, percent } from '@bourselet/sdk/money'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import type { Format } from '../../../shared/format/use-format.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import type { ShareCard } from '../../../shared/share/share-card.ts'

export type BetCardSetting = {
  product: string
  /** The round or the duration of the bet, for example "Round #5984234" or "5 min". */
  kind: string
  /** Index prices while the bet ran, oldest first. */
  path: readonly Decimal[]
  withAmounts: boolean
  note: string
}

/**
 * Returns the share card of a settled bet, a picture for social media. The card shows amounts only if the member
 * requests them, and never data that identifies the member.
 */
export function betCard(
  { symbol, mode, direction, amount, pnl, open_price, delivery_price, deliver_at }: OptionOrder,
  { product, kind, path, withAmounts, note }: BetCardSetting,
  t: Translate<'prediction'>,
  format: Format,
): ShareCard {
  const result = percent(pnl ?? '0', amount)
  const price = (value: Decimal | null) => (value === null ? '—' : format.price(value))
  const facts = [
    { name: t(mode === 'round' ? 'orders.locked' : 'orders.open'), value: price(open_price) },
    { name: t(mode === 'round' ? 'orders.closePrice' : 'orders.delivery'), value: price(delivery_price) },
  ]
  if (withAmounts) {
    facts.push(
      { name: t('orders.amount'), value: `${format.amount(amount, { decimals: 2, minDecimals: 2 })} USDT` },
      { name: t('orders.pnl'), value: `${resultText(format, pnl ?? '0')} USDT` },
    )
  }
  return {
    product,
    title: symbol,
    kind,
    side: { text: t(`direction.${direction}`), trend: direction === 'bull' ? 'up' : 'down' },
    result: { text: format.percent(result, { signed: true }), trend: trendOf(result) },
    facts,
    // The coordinates of the drawing need no exact value, so the decimal string becomes a number here.
    ...(path.length > 1 && open_price
      ? { line: { points: path.map(Number), base: Number(open_price) } }
      : {}),
    note,
    time: `${format.time(deliver_at, 'date')} ${format.time(deliver_at, 'minute')}`,
  }
}
