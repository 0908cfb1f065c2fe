import type { Decimal } from '@bourselet/sdk/money'
import { type CoinWords, useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { type Format, useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { OrderMarket } from '../../../shared/ticket/order-market.ts'
import { NowAfter, type Row, unknown } from '../../../shared/ticket/preview-rows.tsx'
import { useAverageRow } from '../../../shared/ticket/use-average-row.ts'
import type { Funds } from './funds.ts'
import type { Preview } from './preview-order.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

type Translate = ReturnType<typeof useText<'spot'>>['t']

/** What the rows are made from, bound to the language and the pair. */
export type PreviewWords = {
  t: Translate
  format: Format
  words: CoinWords
  market: OrderMarket
  averageRow: ReturnType<typeof useAverageRow>
}

export function usePreviewWords(market: OrderMarket): PreviewWords {
  const { t } = useText('spot')
  return {
    ...{ t, market },
    format: useFormat(),
    words: useCoinWords(market.rules),
    averageRow: useAverageRow(market),
  }
}

/** What arrives, and what the house takes of it. */
export function receiptRows(
  { t, format, words }: PreviewWords,
  { form, rates }: Pick<TradeTicketState, 'form' | 'rates'>,
  preview: Preview | null,
  withRate: boolean,
): Row[] {
  const { side, type } = form.draft
  const got = side === 'buy' ? words.base : words.quote
  const roles = preview?.roles ?? (type === 'market' ? 'taker' : 'maker')
  const rate = withRate && rates && roles !== 'both' ? format.rate(rates[roles]) : null
  const role = t(`role.${roles}`)
  return [
    {
      name: 'receive',
      label: t('ticket.receive'),
      // Without the rates it would promise more than arrives.
      value: preview && rates ? got(preview.received) : unknown,
      tone: 'strong',
    },
    {
      name: 'fee',
      label: rate ? t('ticket.feeAt', { role, rate }) : t('ticket.feeOf', { role }),
      value: preview && rates ? words.exact(preview.fee, side === 'buy' ? 'base' : 'quote') : unknown,
    },
  ]
}

/** How far from the best price: of a market order its average and slippage, of a limit order its price. */
export function priceRow(
  { t, format, averageRow }: PreviewWords,
  { side, type }: { side: 'buy' | 'sell'; type: 'limit' | 'market' },
  preview: Preview | null,
): Row {
  if (type === 'market') return averageRow(preview)
  const { distance } = preview ?? {}
  return {
    name: 'distance',
    label: t(side === 'buy' ? 'ticket.askDistance' : 'ticket.bidDistance'),
    value: distance
      ? `${format.amount(distance.amount, { signed: true, minDecimals: 2 })} (${format.percent(distance.percent, { signed: true })})`
      : unknown,
    tone: 'quiet',
  }
}

/** Both balances, now and when the order has traded. */
export function balanceRows(
  { t, words, market }: PreviewWords,
  funds: Pick<Funds, 'base' | 'quote'>,
  after: { base: Decimal; quote: Decimal } | null | undefined,
): Row[] {
  return (['base', 'quote'] as const).map((name) => ({
    name,
    label: t('ticket.after', { coin: market.rules[name] }),
    value: after ? (
      <NowAfter now={words.number(funds[name], name)} after={words.number(after[name], name)} />
    ) : (
      unknown
    ),
  }))
}
