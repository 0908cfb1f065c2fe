import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { Slider } from '../ui/slider.tsx'

const chips = [25, 50, 75, 100]

export type SharePickerProps = {
  label: string
  /** Where the slider stands, 0 to 100. */
  share: number
  /** The share that was chosen, if the last thing entered was one. */
  chosen: number | null
  /** On a phone the last chip says "Max" instead of 100%. */
  isTouch: boolean
  disabled: boolean
  onTake: (share: number) => void
}

/** A share of what can be spent, by slider or by chip. 100 % is all of it, to the last unit. */
export function SharePicker({ label, share, chosen, isTouch, disabled, onTake }: SharePickerProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const say = (value: number) => format.percent(`${value}`, { decimals: 0 })
  return (
    <>
      <Slider label={label} value={share} onValueChange={onTake} say={say} disabled={disabled} />
      <div className="bl-ticket__chips">
        {chips.map((value) => (
          <button
            key={value}
            type="button"
            className="bl-ticket__chip"
            aria-pressed={chosen === value}
            disabled={disabled}
            onClick={() => onTake(value)}
          >
            {value === 100 && isTouch ? t('ticket.max') : say(value)}
          </button>
        ))}
      </div>
    </>
  )
}
