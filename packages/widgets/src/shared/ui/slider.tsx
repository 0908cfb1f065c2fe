import type { CSSProperties } from 'react'
import { formatPercent } from '../format/format-percent.ts'
import { useLocale } from '../provider/use-locale.ts'
import './slider.css'

export type SliderProps = {
  /** The value: a whole number between the first and the last stop. */
  value: number
  onValueChange: (value: number) => void
  label: string
  /** Marks on the track. The first and the last one are the bounds. Default 0, 25, 50, 75, 100. */
  stops?: readonly number[]
  /**
   * Returns the text of a value for screen readers. By default, the text is a percentage in the notation of the
   * language, such as "25%".
   */
  valueText?: (value: number) => string
  disabled?: boolean
}

const quarters = [0, 25, 50, 75, 100]

/** A slider for a percentage, which is set by dragging, clicking or arrow keys. */
export function Slider({ value, onValueChange, label, stops = quarters, valueText, disabled }: SliderProps) {
  const locale = useLocale()
  const min = stops[0] ?? 0
  const max = stops.at(-1) ?? 100
  const percent = (of: number) => `${((of - min) / (max - min)) * 100}%`
  return (
    <div className="bl-slider" data-disabled={disabled || undefined}>
      <div
        className="bl-slider__track"
        style={{ '--bl-slider-at': percent(value) } as CSSProperties}
        aria-hidden
      >
        {stops.map((stop) => (
          <span
            key={stop}
            className="bl-slider__stop"
            data-passed={stop <= value || undefined}
            style={{ insetInlineStart: percent(stop) }}
          />
        ))}
      </div>
      <input
        className="bl-slider__input"
        type="range"
        aria-label={label}
        aria-valuetext={valueText?.(value) ?? formatPercent(locale, `${value}`, { decimals: 0 })}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
