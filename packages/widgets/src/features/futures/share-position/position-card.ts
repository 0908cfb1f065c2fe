import type { Decimal } from '@bourselet/sdk/money'
import { resultText } from '../../../shared/format/result-text.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import type { Format } from '../../../shared/format/use-format.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import type { ShareCard } from '../../../shared/share/share-card.ts'

/** The data of the share card of a position, open or closed. A share card is a picture for social media. */
export type SharedPosition = {
  symbol: string
  side: 'long' | 'short'
  leverage: number
  roe_pct: Decimal
  entry_price: Decimal
  /** The mark price of an open position, or the exit price of a closed one. */
  price: Decimal
  isClosed: boolean
  /** Quantity, drawn on the card only if the member chooses to show amounts. */
  quantity: Decimal
  pnl: Decimal
}

export type CardSetting = {
  product: string
  base: string
  tick: Decimal | undefined
  /** Prices of the last days for the curve on the card, oldest first. */
  path: readonly Decimal[]
  withAmounts: boolean
  now: number
  note: string
}

/**
 * Returns the share card of a position, a picture for social media. The card shows amounts only if the member requests
 * them, and never data that identifies the member.
 */
export function positionCard(
  shared: SharedPosition,
  setting: CardSetting,
  t: Translate<'futures'>,
  format: Format,
): ShareCard {
  const { base, tick, path, withAmounts } = setting
  const facts = [
    { name: t('share.entry'), value: format.price(shared.entry_price, tick) },
    { name: t(shared.isClosed ? 'share.exit' : 'share.mark'), value: format.price(shared.price, tick) },
  ]
  if (withAmounts) {
    facts.push(
      { name: t('share.size'), value: `${format.amount(shared.quantity)} ${base}` },
      { name: t('share.pnl'), value: `${resultText(format, shared.pnl)} USDT` },
    )
  }
  return {
    product: setting.product,
    title: shared.symbol,
    kind: t('perpetual'),
    side: { text: `${t(shared.side)} ${shared.leverage}×`, trend: shared.side === 'long' ? 'up' : 'down' },
    result: { text: format.percent(shared.roe_pct, { signed: true }), trend: trendOf(shared.roe_pct) },
    facts,
    // The coordinates of the drawing need no exact value, so the decimal string becomes a number here.
    ...(path.length > 1
      ? { line: { points: [...path, shared.price].map(Number), base: Number(shared.entry_price) } }
      : {}),
    note: setting.note,
    time: `${format.time(setting.now, 'date')} ${format.time(setting.now, 'minute')}`,
  }
}
