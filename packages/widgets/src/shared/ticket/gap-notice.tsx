import { useCoinWords } from '../format/use-coin-words.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { Notice } from './notice.tsx'
import type { Rules } from './order-market.ts'
import type { TicketView } from './ticket-view.ts'

type GapNoticeProps = { preview: NonNullable<TicketView['preview']>; rules: Rules }

/** A limit price far past the market: how far, and what the book would fill the order for. */
export function GapNotice({ preview, rules }: GapNoticeProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const words = useCoinWords(rules)
  const { gap, fill } = preview
  if (!gap) return null
  const share = format.percent(gap.percent)
  return (
    <Notice tone="warn">
      <p className="bl-ticket__notice-title">{t(`gap.${gap.side}.${gap.by}`, { share })}</p>
      {fill && (
        <p>
          {t('gap.fill', {
            quantity: words.base(fill.quantity),
            total: gap.side === 'buy' ? words.cost(fill.notional) : words.quote(fill.notional),
            price: format.price(fill.average, rules.tick),
          })}
        </p>
      )}
    </Notice>
  )
}
