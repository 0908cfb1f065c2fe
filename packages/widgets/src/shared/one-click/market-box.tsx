import {
  add,
  compare,
  type Decimal,
  fromUnits,
  isZero,
  roundToStep,
  sub,
  toUnits,
  trim,
} from '@bourselet/sdk/money'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useText } from '../i18n/use-text.ts'
import type { Rules } from '../ticket/order-terms.ts'
import type { Problem } from '../ticket/problem.ts'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import { ONE_CLICK_STATE } from './use-pressed-price.ts'

/**
 * Returns the next smaller or larger size of the series 1, 2, 5, 10, 20, 50 …, rounded down to a multiple of the lot
 * step. From 0.01 the next larger size is 0.02, and the next smaller one 0.005. If rounding leaves no such size, returns
 * the size that differs by one lot step.
 */
export function nextSize(quantity: Decimal, direction: 'smaller' | 'larger', lotStep: Decimal): Decimal {
  const units = toUnits(quantity)
  const power = 10n ** BigInt(units.toString().length - 1)
  const near = [power / 2n, power, power * 2n, power * 5n, power * 10n]
  const next = direction === 'smaller' ? near.findLast((one) => one < units) : near.find((one) => one > units)
  const rounded = roundToStep(fromUnits(next ?? 0n), lotStep, 'FLOOR')
  if (direction === 'smaller') return trim(isZero(rounded) ? sub(quantity, lotStep) : rounded)
  return trim(compare(rounded, quantity) > 0 ? rounded : add(quantity, lotStep))
}

type MarketBoxProps = {
  rules: Rules
  /** The size of each order; null while one-click trading is off. */
  quantity: Decimal | null
  problemOf: (quantity: Decimal | '') => Problem<string> | undefined
  onQuantityChange: (quantity: Decimal) => void
  onSwitch: () => void
}

/** The switch of one-click trading between two buttons, and the size of the market orders that the buttons send. */
export function MarketBox({ rules, quantity, problemOf, onQuantityChange, onSwitch }: MarketBoxProps) {
  const { t } = useText('terminal')
  const texts = usePairTexts(rules)
  const isOn = quantity !== null
  const stepper = (direction: 'smaller' | 'larger') => {
    const next = isOn ? nextSize(quantity, direction, rules.step) : ''
    const isDisabled = next === '' || problemOf(next) !== undefined
    return (
      <IconButton
        icon={direction === 'smaller' ? icons.minus : icons.plus}
        label={t(`oneClick.${direction}`)}
        // A button with the attribute `disabled` would lose the focus at the last valid size.
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && onQuantityChange(next)}
      />
    )
  }
  return (
    <div className="bl-one-click__box" data-on={isOn || undefined}>
      <button
        type="button"
        role="switch"
        className="bl-one-click__toggle"
        aria-checked={isOn}
        aria-label={t('oneClick.title')}
        aria-describedby={ONE_CLICK_STATE}
        onClick={onSwitch}
      >
        {isOn ? (
          <span className="bl-one-click__words">
            <span className="bl-one-click__state">{t('keys.row.market')}</span>
            <strong className="bl-numbers">{texts.base(quantity)}</strong>
          </span>
        ) : (
          t('oneClick.title')
        )}
        <span className="bl-one-click__switch" />
      </button>
      <span id={ONE_CLICK_STATE} className="bl-hidden" role="status">
        {isOn && t('oneClick.marketOn', { quantity: texts.base(quantity) })}
      </span>
      {isOn && (
        <div className="bl-one-click__steps">
          {stepper('smaller')}
          {stepper('larger')}
        </div>
      )}
    </div>
  )
}
