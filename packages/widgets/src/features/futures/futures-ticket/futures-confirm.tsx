import { type CoinWords, useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { type Format, useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/order-confirm.tsx'
import type { Row } from '../../../shared/ticket/preview-rows.tsx'
import type { FuturesRequest } from './order-request.ts'
import { useFuturesRows } from './preview-rows.tsx'
import type { FuturesMarket } from './stake.ts'
import { useDeal } from './use-deal.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** The order once more, whole, before it is sent. */
export function FuturesConfirm({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const { review, market } = ticket
  const { isOpen, order, preview, isForced, close, confirm } = review
  const format = useFormat()
  const words = useCoinWords(market.rules)
  const rowsOf = useFuturesRows(market)
  const deal = useDeal(ticket)
  const rows = order ? orderRows({ t, format, words, market }, order) : []
  if (order?.quantity) rows.push(...rowsOf(preview, order.type === 'market'))
  return (
    <OrderConfirm
      {...{ isOpen, isForced, rows }}
      side={order?.side}
      pair={t('leverage.contract', { symbol: market.rules.symbol })}
      words={{
        title: t('confirm.title'),
        deal: deal.words,
        again: t('confirm.again'),
        always: t('confirm.always'),
      }}
      onClose={close}
      onConfirm={confirm}
    />
  )
}

type Words = {
  t: ReturnType<typeof useText<'futures'>>['t']
  format: Format
  words: CoinWords
  market: FuturesMarket
}

/** What is sent: side and type, prices, amount, margin. */
function orderRows({ t, format, words, market }: Words, order: FuturesRequest): Row[] {
  const { side, type, price, quantity, tif, reduce_only, margin_mode, leverage } = order
  const at = (value: string) => `${format.price(value, market.rules.tick)}\u00a0${market.rules.quote}`
  const kind = tif === 'PO' ? t('kind.postOnly') : t(`kind.${type}`)
  const rows: Row[] = [
    {
      name: 'kind',
      label: t('confirm.kind'),
      value: (
        <span className="bl-ticket__kind" data-side={side}>
          <span className="bl-arrow" data-way={side === 'buy' ? 'up' : 'down'} aria-hidden />{' '}
          {t(`ticket.${side}`)} · {kind}
        </span>
      ),
    },
  ]
  const add = (name: string, label: string, value: string | undefined, tone?: 'strong') => {
    if (value !== undefined) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
  }
  add('price', t('confirm.limitPrice'), price && at(price), 'strong')
  add('trigger', t('ticket.trigger'), order.trigger_price && at(order.trigger_price), 'strong')
  add('quantity', t('ticket.quantity'), quantity && words.base(quantity), 'strong')
  if (margin_mode && leverage) add('margin', t('confirm.margin'), `${t(margin_mode)} ${leverage}×`)
  if (reduce_only) add('reduce', t('ticket.reduceOnly'), '✓')
  add('tp', t('kind.tp'), order.take_profit && at(order.take_profit))
  add('sl', t('kind.sl'), order.stop_loss && at(order.stop_loss))
  add('by', t('tpsl.by'), order.trigger_by && t(`tpsl.${order.trigger_by}`))
  if (tif && tif !== 'PO') add('tif', t('tif.label'), t(`tif.${tif}`))
  return rows
}
