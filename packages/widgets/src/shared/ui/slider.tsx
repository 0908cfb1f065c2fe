import { Slider as Base } from '@base-ui/react/slider'
import './slider.css'

export type SliderProps = {
  /** A whole number between the first and the last stop. */
  value: number
  onValueChange: (value: number) => void
  label: string
  /** Marks on the track. The first and the last one are the bounds. Default 0, 25, 50, 75, 100. */
  stops?: readonly number[]
  /** Returns the text of a value for screen readers. Default "25%". */
  valueText?: (value: number) => string
  disabled?: boolean
}

const quarters = [0, 25, 50, 75, 100]

/** A slider for a percentage, which is set by dragging, clicking or arrow keys. */
export function Slider({ value, onValueChange, label, stops = quarters, valueText, disabled }: SliderProps) {
  const min = stops[0] ?? 0
  const max = stops.at(-1) ?? 100
  return (
    <Base.Root
      className="bl-slider"
      value={value}
      onValueChange={onValueChange}
      min={min}
      max={max}
      largeStep={(max - min) / 4}
      disabled={disabled}
    >
      <Base.Control className="bl-slider__control">
        <Base.Track className="bl-slider__track">
          <Base.Indicator className="bl-slider__fill" />
          {stops.map((stop) => (
            <span
              key={stop}
              className="bl-slider__stop"
              data-passed={stop <= value || undefined}
              style={{ insetInlineStart: `${((stop - min) / (max - min)) * 100}%` }}
            />
          ))}
          <Base.Thumb
            className="bl-slider__thumb"
            getAriaLabel={() => label}
            getAriaValueText={(_, now) => valueText?.(now) ?? `${now}%`}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}
