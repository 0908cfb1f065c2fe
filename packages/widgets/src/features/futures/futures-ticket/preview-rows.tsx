import { abs, compare, type Decimal, isZero, mul, neg, sub } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { type CoinWords, useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { type Format, useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { NowAfter, type Row, unknown } from '../../../shared/ticket/preview-rows.tsx'
import { useAverageRow } from '../../../shared/ticket/use-average-row.ts'
import type { Preview, Standing } from './preview-order.ts'
import type { FuturesMarket } from './stake.ts'

type Words = {
  t: ReturnType<typeof useText<'futures'>>['t']
  format: Format
  words: CoinWords
  market: FuturesMarket
}

/** Within this fraction of the mark price a liquidation price is a warning. */
const NEAR: Decimal = '0.1'

/** What comes of an order, line by line. */
export function useFuturesRows(
  market: FuturesMarket,
): (preview: Preview | null, withAverage: boolean) => Row[] {
  const { t } = useText('futures')
  const bound = { t, format: useFormat(), words: useCoinWords(market.rules), market }
  const averageRow = useAverageRow(market)
  return (preview, withAverage) => [
    costRow(bound, preview),
    feeRow(bound, preview),
    ...(withAverage ? [averageRow(preview)] : []),
    positionRow(bound, preview),
    liquidationRow(bound, preview),
    ...(preview?.realized ? [realizedRow(bound, preview.realized)] : []),
  ]
}

const costRow = ({ t, words }: Words, preview: Preview | null): Row => ({
  name: 'cost',
  label: <Hinted hint={t('ticket.costHint')}>{t('ticket.cost')}</Hinted>,
  value: preview ? words.cost(preview.cost) : unknown,
  tone: 'strong',
})

const feeRow = ({ t, words }: Words, preview: Preview | null): Row => ({
  name: 'fee',
  label: t('ticket.fees'),
  value: preview
    ? `${words.number(preview.fee.maker, 'quote')} / ${words.quote(preview.fee.taker)}`
    : unknown,
})

function positionRow({ t, words, market }: Words, preview: Preview | null): Row {
  const size = (standing: Standing | null) => words.number(signed(standing), 'base')
  return {
    name: 'position',
    label: t('ticket.position'),
    value: preview ? (
      <NowAfter now={size(preview.now)} after={`${size(preview.after)}\u00a0${market.rules.base}`} />
    ) : (
      unknown
    ),
  }
}

function liquidationRow({ t, format, market }: Words, preview: Preview | null): Row {
  const price = (standing: Standing | null) =>
    standing?.liquidation ? format.price(standing.liquidation, market.rules.tick) : unknown
  return {
    name: 'liquidation',
    label: <Hinted hint={t('positions.liqAbout')}>{t('ticket.liquidation')}</Hinted>,
    value: preview?.now ? (
      <NowAfter now={price(preview.now)} after={price(preview.after)} />
    ) : (
      price(preview?.after ?? null)
    ),
    ...(isNear(preview?.after?.liquidation, market.mark, NEAR) ? { tone: 'warn' as const } : {}),
  }
}

const realizedRow = ({ t, format, market }: Words, realized: Decimal): Row => ({
  name: 'realized',
  label: t('ticket.realized'),
  value: `${format.amount(realized, { decimals: 2, minDecimals: 2, signed: true })}\u00a0${market.rules.quote}`,
})

const signed = (standing: Standing | null): Decimal => {
  if (!standing) return '0'
  return standing.side === 'long' ? standing.quantity : neg(standing.quantity)
}

/** Whether a liquidation price is within a fraction of the mark price. */
export function isNear(
  liquidation: Decimal | null | undefined,
  mark: Decimal | null,
  fraction: Decimal,
): boolean {
  if (!liquidation || mark === null || isZero(mark)) return false
  return compare(abs(sub(liquidation, mark)), mul(mark, fraction)) <= 0
}

function Hinted({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <span className="bl-futures-ticket__hinted" title={hint}>
      {children}
    </span>
  )
}
