import { useFormat } from '../format/use-format.ts'
import { Slider } from '../ui/slider.tsx'

const chips = [25, 50, 75, 100]

export type SharePickerProps = {
  label: string
  /** Where the slider stands, 0 to 100. */
  share: number
  /** The share that was chosen, if the last thing entered was one. */
  chosen: number | null
  /** The word on the last chip instead of 100%. */
  maxLabel?: string | undefined
  disabled: boolean
  onTake: (share: number) => void
}

/** A share of what can be spent, by slider or by chip. 100 % is all of it, to the last unit. */
export function SharePicker({ label, share, chosen, maxLabel, disabled, onTake }: SharePickerProps) {
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
            {value === 100 && maxLabel ? maxLabel : say(value)}
          </button>
        ))}
      </div>
    </>
  )
}
