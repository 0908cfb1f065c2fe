import { type ReactNode, useId } from 'react'
import '../theme/controls.css'
import './choice.css'

type SegmentOption<V extends string> = {
  value: V
  label: ReactNode
  tone?: 'buy' | 'sell'
  disabled?: boolean
  /**
   * The shortcut key that selects the option, for example `B`. The key works only if the page renders
   * `KeyboardShortcuts`.
   */
  shortcut?: string
}

export type SegmentProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  options: readonly SegmentOption<V>[]
  /** Accessible name of the group of options. */
  label: string
  size?: 'small' | 'medium'
}

/**
 * A choice between two to five visible options. The choice is a group of radio buttons, so arrow keys select an option
 * and Tab leaves the group.
 */
export function Segment<V extends string>({
  value,
  onValueChange,
  options,
  label,
  size = 'medium',
}: SegmentProps<V>) {
  const name = useId()
  return (
    <div className="bl-segment" role="radiogroup" aria-label={label} data-size={size}>
      {options.map((option) => (
        <label key={option.value} className="bl-segment__option" data-tone={option.tone}>
          <input
            className="bl-segment__input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-keyshortcuts={option.shortcut}
            onChange={() => onValueChange(option.value)}
          />
          <span className="bl-segment__label">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
