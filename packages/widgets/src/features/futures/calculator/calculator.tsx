import { type Decimal, mul } from '@bourselet/sdk/money'
import { useState } from 'react'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { PreviewRows, type Row, unknown } from '../../../shared/ui/preview-rows.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { isPriced } from '../futures-ticket/model.ts'
import type { FuturesTicketState } from '../futures-ticket/use-futures-ticket.ts'
import { LeverageField, leverageOf } from '../leverage-dialog/leverage-field.tsx'
import { calculate, isComplete, mostLeverage, type Outcome } from './calculate.ts'
import '../leverage-dialog/leverage-dialog.css'
import './calculator.css'

export type CalculatorProps = {
  /** The ticket whose side, price, size, margin mode and leverage the calculation starts with. */
  ticket: FuturesTicketState
  open: boolean
  onClose: () => void
}

/** A dialog that computes profit, return and liquidation price of a position that the member imagines. */
export function Calculator({ ticket, open, onClose }: CalculatorProps) {
  const { t } = useText('calculator')
  const { t: own } = useText('futures')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={own('leverage.contract', { symbol: ticket.market.rules.symbol })}
    >
      <Form ticket={ticket} />
    </Dialog>
  )
}

function Form({ ticket }: Pick<CalculatorProps, 'ticket'>) {
  const { t } = useText('calculator')
  const { t: own } = useText('futures')
  const { market, choice, exposure, rates, form, sized } = ticket
  const { rules } = market
  const texts = usePairTexts(rules)
  const [side, setSide] = useState<'long' | 'short'>(form.draft.side === 'buy' ? 'long' : 'short')
  const [chosen, setLeverage] = useState<number | null>(null)
  const leverage = chosen ?? choice.margin.leverage
  const [digits, setDigits] = useState<string | null>(null)
  const [entry, setEntry] = useState<Decimal | ''>(
    // The ticket keeps its limit price while another order type is chosen.
    (isPriced(form.draft.type) && form.draft.price) || (market.last ?? ''),
  )
  const [exit, setExit] = useState<Decimal | ''>('')
  const [quantity, setQuantity] = useState<Decimal | ''>(sized.quantity)
  const bounds = { ...choice.bounds, least: 1 }
  // Without a log-in, the balance that covers a cross position is unknown.
  const mode = exposure ? choice.margin.mode : 'isolated'
  const most = isComplete([entry, quantity]) ? mostLeverage(mul(entry, quantity), market) : undefined
  const isTooHigh = most !== undefined && most !== null && leverage > most
  const problem = most === null ? t('tooLarge') : isTooHigh ? t('tooHigh', { leverage: most }) : null
  const isInvalid = digits !== null && leverageOf(digits, bounds) === null
  const outcome =
    isComplete([entry, exit, quantity]) && !problem && !isInvalid
      ? calculate({ mode, leverage, side, entry, exit, quantity }, rates.taker, exposure, market)
      : null
  return (
    <div className="bl-calculator">
      <Segment
        label={own('ticket.side')}
        value={side}
        onValueChange={setSide}
        options={[
          { value: 'long', label: own('ticket.buy'), tone: 'buy' },
          { value: 'short', label: own('ticket.sell'), tone: 'sell' },
        ]}
      />
      <LeverageField
        leverage={leverage}
        entry={digits}
        onEntryChange={(next) => {
          setDigits(next)
          const right = leverageOf(next, bounds)
          if (right !== null) setLeverage(right)
        }}
        bounds={bounds}
      />
      <div className="bl-calculator__prices">
        <AmountField
          label={t('entry')}
          value={entry}
          onValueChange={setEntry}
          unit={rules.quote}
          step={rules.tick}
        />
        <AmountField
          label={t('exit')}
          value={exit}
          onValueChange={setExit}
          unit={rules.quote}
          step={rules.tick}
          start={entry || null}
        />
      </div>
      <AmountField
        label={t('quantity')}
        value={quantity}
        onValueChange={setQuantity}
        unit={rules.base}
        step={rules.step}
        hint={isComplete([entry, quantity]) ? t('value', { value: texts.cost(mul(entry, quantity)) }) : ' '}
      />
      {problem && <Notice tone="warn">{problem}</Notice>}
      {outcome && !outcome.isCovered && <Notice tone="warn">{t('notCovered')}</Notice>}
      {outcome?.isLiquidated && <Notice tone="warn">{t('liquidated')}</Notice>}
      <Figures outcome={outcome} ticket={ticket} />
      <p className="bl-note">{t(mode === 'cross' ? 'aboutCross' : 'aboutIsolated')}</p>
    </div>
  )
}

type FiguresProps = Pick<CalculatorProps, 'ticket'> & {
  outcome: Outcome | null
}

function Figures({ outcome, ticket: { market } }: FiguresProps) {
  const { t } = useText('calculator')
  const { t: own } = useText('futures')
  const format = useFormat()
  const texts = usePairTexts(market.rules)
  const price = (value: Decimal | null) =>
    value === null ? unknown : `${format.price(value, market.rules.tick)}\u00a0${market.rules.quote}`
  const row = (
    name: string,
    label: string,
    value: (outcome: Outcome) => Row['value'],
    tone?: 'strong',
  ): Row => ({
    name,
    label,
    value: outcome ? value(outcome) : unknown,
    ...(tone ? { tone } : {}),
  })
  return (
    <PreviewRows
      rows={[
        row('margin', own('leverage.initial'), ({ margin }) => texts.cost(margin)),
        row(
          'pnl',
          t('pnl'),
          ({ pnl }) => (
            <span className="bl-change" data-trend={trendOf(pnl)}>
              {texts.result(pnl)}
            </span>
          ),
          'strong',
        ),
        row('roe', t('roe'), ({ roe }) => format.percent(roe, { signed: true })),
        row('fees', t('fees'), ({ fees }) => texts.fee(fees, 'quote')),
        row('breakEven', t('breakEven'), ({ breakEven }) => price(breakEven)),
        row('liquidation', own('ticket.liquidation'), ({ liquidation }) => price(liquidation), 'strong'),
      ]}
    />
  )
}
