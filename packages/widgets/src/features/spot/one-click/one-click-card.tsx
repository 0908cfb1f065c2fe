import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { OneClickAsk } from './one-click-ask.tsx'
import { OneClickConfirm } from './one-click-confirm.tsx'
import { type OneClickProps, useArmed, useOneClick } from './use-one-click.ts'
import './one-click.css'

export default function OneClickCard({ symbol, onArm }: OneClickProps) {
  const { ready } = useText('terminal')
  const { ready: isNamed } = useText('orders')
  const { market, isStale } = useTicketMarket(symbol)
  if (!ready || !isNamed || !market) return null
  return <Card {...{ symbol, market, isStale, onArm }} />
}

type CardProps = OneClickProps & { market: OrderMarket; isStale: boolean }

function Card({ symbol, market, isStale, onArm }: CardProps) {
  const { t } = useText('terminal')
  const words = useCoinWords(market.rules)
  const [quantity, setQuantity] = useState<Decimal | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { intent, send } = useOneClick(symbol, market, isStale)
  useArmed(quantity, send, onArm)
  const isOn = quantity !== null
  return (
    <Root name="one-click" density="compact">
      <div className="bl-one-click__row" data-on={isOn || undefined}>
        <span id="bl-one-click" className="bl-one-click__words">
          <strong>{t('oneClick.title')}</strong>
          <span className="bl-one-click__state">
            {isOn ? t('oneClick.on', { quantity: words.base(quantity) }) : t('oneClick.off')}
          </span>
        </span>
        <button
          type="button"
          role="switch"
          className="bl-one-click__switch"
          aria-checked={isOn}
          aria-labelledby="bl-one-click"
          onClick={() => (isOn ? setQuantity(null) : setAsking(true))}
        />
      </div>
      <UnknownOutcome intent={intent} />
      {isOn && <BookStrip quantity={words.base(quantity)} onEnd={() => setQuantity(null)} />}
      <OneClickAsk
        open={isAsking}
        market={market}
        onClose={() => setAsking(false)}
        onTake={(next) => {
          setAsking(false)
          setQuantity(next)
        }}
      />
      <OneClickConfirm intent={intent} market={market} />
    </Root>
  )
}

/** The strip in the page's order book that warns that a press at a price sends an order. */
function BookStrip({ quantity, onEnd }: { quantity: string; onEnd: () => void }) {
  const { t } = useText('terminal')
  const book = document.querySelector('[data-panel=book]')
  if (!book) return null
  return createPortal(
    <div className="bl-one-click__strip" role="status">
      <span>{t('oneClick.strip', { quantity })}</span>
      <Button size="small" variant="quiet" onClick={onEnd}>
        {t('oneClick.turnOff')}
      </Button>
    </div>,
    book,
  )
}
