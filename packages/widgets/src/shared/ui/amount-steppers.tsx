import { useText } from '../i18n/use-text.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

type AmountSteppersProps = { disabled: boolean; onMove: (steps: number) => void }

/**
 * Minus and plus buttons for the pointer. Keyboard users press arrow keys in the field, so the buttons are not
 * in the tab order.
 */
export function AmountSteppers({ disabled, onMove }: AmountSteppersProps) {
  const { t } = useText('shared')
  return (
    <span className="bl-amount__steppers">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('amount.less')}
        disabled={disabled}
        onClick={() => onMove(-1)}
      >
        <Icon shape={icons.minus} size={14} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('amount.more')}
        disabled={disabled}
        onClick={() => onMove(1)}
      >
        <Icon shape={icons.plus} size={14} />
      </button>
    </span>
  )
}
