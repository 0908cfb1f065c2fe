import { mul } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { OrderRequest } from './order-request.ts'
import {
  balanceRows,
  type PreviewWords,
  priceRow,
  type Row,
  receiptRows,
  usePreviewWords,
} from './preview-rows.tsx'
import { PreviewRows } from './ticket-preview.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The order once more, whole, before it is sent. */
export function TicketConfirm({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { t: shared } = useText('shared')
  const { confirmOrders, set } = usePreferences()
  const { review, market, funds } = ticket
  const { isOpen, order, preview, isForced, close, confirm } = review
  const words = usePreviewWords(market)
  const { base, quote } = market.rules
  const rows = order
    ? [
        ...orderRows(words, order),
        ...receiptRows(words, ticket, preview, true),
        priceRow(words, order, preview),
      ]
    : []
  if (funds && order) rows.push(...balanceRows(words, funds, preview?.after))
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      // The second click of a double click must not close what the first one opened.
      sticky
      title={t('confirm.title')}
      description={`${base}/${quote}`}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {shared('cancel')}
          </Button>
          <Button variant={order?.side} onClick={(event) => event.detail <= 1 && confirm()}>
            {t(order?.side === 'sell' ? 'ticket.sellCoin' : 'ticket.buyCoin', { coin: base })}
          </Button>
        </>
      }
    >
      <PreviewRows rows={rows} />
      <div className="bl-trade-ticket__again">
        {isForced ? (
          <p className="bl-trade-ticket__note">{t('confirm.always')}</p>
        ) : (
          <Checkbox checked={!confirmOrders} onCheckedChange={(next) => set({ confirmOrders: !next })}>
            {t('confirm.again')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

/** What is sent: side and type, price, amount. */
function orderRows({ t, format, words, market }: PreviewWords, order: OrderRequest): Row[] {
  const { side, type, price, quantity, total, tif } = order
  const kind = tif === 'PO' ? t('type.postOnly') : t(`type.${type}`)
  const rows: Row[] = [
    {
      name: 'kind',
      label: t('confirm.kind'),
      value: (
        <span className="bl-trade-ticket__kind" data-side={side}>
          <span className="bl-arrow" data-way={side === 'buy' ? 'up' : 'down'} aria-hidden />{' '}
          {t(`side.${side}`)} · {kind}
        </span>
      ),
    },
  ]
  if (price)
    rows.push({
      name: 'price',
      label: t('confirm.limitPrice'),
      value: `${format.price(price, market.rules.tick)}\u00a0${market.rules.quote}`,
      tone: 'strong',
    })
  if (quantity)
    rows.push({ name: 'quantity', label: t('ticket.quantity'), value: words.base(quantity), tone: 'strong' })
  const sum = total ?? (price && quantity && mul(price, quantity))
  if (sum)
    rows.push({ name: 'total', label: t('ticket.total'), value: words.exact(sum, 'quote'), tone: 'strong' })
  if (tif && tif !== 'PO') rows.push({ name: 'tif', label: t('tif.label'), value: t(`tif.${tif}`) })
  return rows
}
