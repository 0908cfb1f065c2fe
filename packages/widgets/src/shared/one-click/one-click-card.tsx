import type { Decimal } from '@bourselet/sdk/money'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useText } from '../i18n/use-text.ts'
import { UnknownOutcome } from '../intent/unknown-outcome.tsx'
import type { ResolvableIntent } from '../intent/use-intent.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { Rules } from '../ticket/order-terms.ts'
import type { Problem } from '../ticket/problem.ts'
import { Button } from '../ui/button.tsx'
import { Root } from '../ui/root.tsx'
import { MarketBox } from './market-box.tsx'
import { OneClickAsk } from './one-click-ask.tsx'
import { type OneClickOrder, useArmed } from './use-one-click.ts'
import { ONE_CLICK_STATE, type OneClickProps } from './use-pressed-price.ts'
import './one-click.css'

type OneClickCardProps = Required<Pick<OneClickProps, 'layout' | 'hidden' | 'onArm'>> & {
  rules: Rules
  /** Returns the reason why this size is not valid for one-click orders; undefined if the size is valid. */
  problemOf: (quantity: Decimal | '') => Problem<string> | undefined
  intent: ResolvableIntent
  send: (order: OneClickOrder) => void
  /** The dialog that confirms an order with an unusual result, for example one whose price is far from the market. */
  children: ReactNode
}

/**
 * The switch of one-click trading, the dialog that turns it on, and a warning in the order book while it is on.
 */
export function OneClickCard(props: OneClickCardProps) {
  const { layout, hidden, rules, problemOf, intent, send, onArm, children } = props
  const { t } = useText('terminal')
  const texts = usePairTexts(rules)
  const [quantity, setQuantity] = useState<Decimal | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [row, setRow] = useState<HTMLElement | null>(null)
  if (hidden && quantity !== null) setQuantity(null)
  const { page } = useBourselet()
  // Another tab can log in another member, whose orders this size was not meant for.
  useEffect(() => page.session.subscribe(() => setQuantity(null)), [page.session])
  useArmed(quantity, send, onArm)
  const isOn = quantity !== null
  const onSwitch = () => (isOn ? setQuantity(null) : setAsking(true))
  return (
    <Root name="one-click" density="compact">
      {hidden ? null : layout === 'buttons' ? (
        <MarketBox {...{ rules, quantity, problemOf, onSwitch }} onQuantityChange={setQuantity} />
      ) : (
        <div ref={setRow} className="bl-one-click__row" data-on={isOn || undefined}>
          <span id={ONE_CLICK_STATE} className="bl-one-click__words">
            <strong>{t('oneClick.title')}</strong>
            <span className="bl-one-click__state">
              {isOn ? t('oneClick.on', { quantity: texts.base(quantity) }) : t('oneClick.off')}
            </span>
          </span>
          <button
            type="button"
            role="switch"
            className="bl-one-click__switch"
            aria-checked={isOn}
            aria-labelledby={ONE_CLICK_STATE}
            onClick={onSwitch}
          />
        </div>
      )}
      <UnknownOutcome intent={intent} />
      {isOn && row && (
        <BookStrip switchedBy={row} quantity={texts.base(quantity)} onEnd={() => setQuantity(null)} />
      )}
      <OneClickAsk
        open={isAsking}
        {...{ layout, rules, problemOf }}
        onClose={() => setAsking(false)}
        onTake={(next) => {
          setAsking(false)
          setQuantity(next)
        }}
      />
      {children}
    </Root>
  )
}

const BOOK = '[data-panel=book]'

type BookStripProps = {
  /**
   * The row with the switch. The order book is searched for in the terminal that contains this row, then in the
   * document or shadow root of the row.
   */
  switchedBy: HTMLElement
  quantity: string
  onEnd: () => void
}

/** The strip in the order book that warns the member that pressing a price sends an order. */
function BookStrip({ switchedBy, quantity, onEnd }: BookStripProps) {
  const { t } = useText('terminal')
  const root = switchedBy.getRootNode() as Document | ShadowRoot
  const book = switchedBy.closest('.bl-terminal')?.querySelector(BOOK) ?? root.querySelector(BOOK)
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
