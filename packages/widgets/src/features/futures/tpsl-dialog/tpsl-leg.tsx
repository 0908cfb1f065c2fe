import type { Position } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import type { ResolvableIntent } from '../../../shared/intent/use-intent.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { isPastLiquidation } from '../risk.ts'
import { changeOf, type Leg, type LegDraft, type LegProblem, legResult, triggerOf } from './tpsl-draft.ts'

export type TpslLegProps = {
  leg: Leg
  draft: LegDraft
  position: Position
  contract: SymbolInfo
  problem: LegProblem | null
  /** The intent (a write with its idempotency key) that saves the take profit or stop loss. */
  intent: ResolvableIntent
  onChange: (changes: Partial<LegDraft>) => void
  onLeave: () => void
}

/**
 * The fields of a take profit or a stop loss: its price, the price type that triggers it, and the expected
 * result.
 */
export function TpslLeg(props: TpslLegProps) {
  const { leg, draft, position, contract, problem, intent, onChange, onLeave } = props
  const { t } = useText('futures')
  const errorText = useErrorText()
  const format = useFormat()
  const error = intent.state.phase === 'refused' ? intent.state.error : undefined
  const price = (value: string) => format.price(value, contract.tick)
  const trigger = triggerOf(position, leg)
  const { side, liq_price } = position
  const isPast = leg === 'sl' && isPastLiquidation(draft.price, side, liq_price)
  const own =
    problem &&
    (problem.kind === 'side'
      ? t(`tpsl.${problem.must}`, { price: price(problem.price) })
      : errorText(problem))
  const change = changeOf(draft, leg, position)
  const hint = () => {
    if (!trigger || change === 'none') return undefined
    return t(change === 'set' ? 'tpsl.replaces' : 'tpsl.removes', { price: price(trigger.price) })
  }
  return (
    <div className="bl-positions__leg">
      <AmountField
        name={leg}
        label={t(`tpsl.${leg}`)}
        value={draft.price}
        onValueChange={(value) => onChange({ price: value })}
        onBlur={onLeave}
        step={contract.tick}
        error={error ? errorText(error) : (own ?? undefined)}
        hint={hint()}
        corner={
          draft.price !== '' && (
            <Button size="small" variant="quiet" onClick={() => onChange({ price: '' })}>
              {t('tpsl.remove')}
            </Button>
          )
        }
        unit={
          <Select
            variant="quiet"
            aria-label={t('tpsl.by')}
            value={draft.by}
            onValueChange={(by) => onChange({ by })}
            options={[
              { value: 'last', label: t('tpsl.last') },
              { value: 'mark', label: t('tpsl.mark') },
            ]}
          />
        }
      />
      {isPast && liq_price && <Notice tone="warn">{t('tpsl.pastLiq', { price: price(liq_price) })}</Notice>}
      <LegResult result={isPast ? null : legResult(draft, position)} />
      <UnknownOutcome intent={intent} />
    </div>
  )
}

/** The expected result; a dash if the position would be liquidated before the trigger fires. */
function LegResult({ result }: { result: ReturnType<typeof legResult> }) {
  const { t } = useText('futures')
  const format = useFormat()
  const trend = trendOf(result?.pnl)
  return (
    <p className="bl-positions__outcome bl-numbers">
      <span>{t('tpsl.result')}</span>
      <span data-trend={trend}>
        {result
          ? `${resultText(format, result.pnl)} USDT (${format.percent(result.roe, { signed: true })})`
          : '—'}
      </span>
    </p>
  )
}
