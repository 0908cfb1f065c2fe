import { type Decimal, neg } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { type CoinWords, useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { type Format, useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/order-confirm.tsx'
import {
  NowAfter,
  type Row,
  unknown,
  useAverageRow,
  useKindRow,
} from '../../../shared/ticket/preview-rows.tsx'
import type { FuturesRequest } from './model.ts'
import { useOrderLabel } from './order-text.ts'
import type { Preview, Standing } from './preview.ts'
import { type FuturesMarket, isNear } from './stake.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

type Words = {
  t: ReturnType<typeof useText<'futures'>>['t']
  format: Format
  words: CoinWords
  market: FuturesMarket
}

/**
 * The distance from the mark price, as a fraction of it, below which a liquidation price is shown as a
 * warning.
 */
const NEAR: Decimal = '0.1'

/** Returns the rows with the expected result of an order. */
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

function Hinted({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <span className="bl-futures-ticket__hinted" title={hint}>
      {children}
    </span>
  )
}

/** The confirmation dialog with the complete order. */
export function FuturesConfirm({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const { intent, market, form } = ticket
  const { isOpen, order, preview, forcedBy } = intent.review
  const rowsOf = useFuturesRows(market)
  const orderRows = useOrderRows(market)
  const { label } = useOrderLabel(ticket)
  const rows = order ? orderRows(order, preview) : []
  if (order?.quantity) rows.push(...rowsOf(preview, preview?.fill != null))
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, rows, preview }}
      rules={market.rules}
      side={order?.side}
      pair={t('leverage.contract', { symbol: market.rules.symbol })}
      label={label}
      onClose={intent.back}
      onConfirm={intent.confirm}
      onPrice={form.setPrice}
    />
  )
}

/** Returns the rows of the request: side and type, prices, amount, margin. */
function useOrderRows({ rules }: FuturesMarket): (order: FuturesRequest, preview: Preview | null) => Row[] {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const format = useFormat()
  const words = useCoinWords(rules)
  const kindRow = useKindRow()
  const at = (value: string | undefined) => value && `${format.price(value, rules.tick)}\u00a0${rules.quote}`
  return (order, preview) => {
    const { side, type, quantity, tif, margin_mode, leverage, trigger_by } = order
    const kind = t(tif === 'PO' ? 'kind.postOnly' : `kind.${type}`)
    const rows: Row[] = [kindRow(side, `${own(`ticket.${side}`)} · ${kind}`)]
    const add = (name: string, label: string, value: string | false | undefined, tone?: 'strong') => {
      if (value) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
    }
    add('price', t('confirm.limitPrice'), at(order.price), 'strong')
    add('trigger', own('ticket.trigger'), at(order.trigger_price), 'strong')
    add('quantity', t('list.quantity'), quantity && words.base(quantity), 'strong')
    add('value', own('ticket.value'), preview ? words.cost(preview.notional) : undefined, 'strong')
    add(
      'margin',
      own('confirm.margin'),
      margin_mode && leverage !== undefined && `${own(margin_mode)} ${leverage}×`,
    )
    add('reduce', own('ticket.reduceOnly'), order.reduce_only && '✓')
    add('tp', t('kind.tp'), at(order.take_profit))
    add('sl', t('kind.sl'), at(order.stop_loss))
    add('by', own('tpsl.by'), trigger_by && own(`tpsl.${trigger_by}`))
    add('tif', t('tif.label'), tif && tif !== 'PO' && t(`tif.${tif}`))
    return rows
  }
}
