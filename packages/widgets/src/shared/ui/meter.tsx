import '../theme/controls.css'
import './meter.css'
export type MeterProps = {
  /** Filled part of the bar, from 0 to 100. */
  percent: number
  label: string
  tone?: 'accent' | 'up' | 'down' | 'warn' | 'neutral'
  /** Width of the bar in px. Default: the full width. */
  width?: number
}

/** A bar with a height of 4 px that shows a percentage. */
export function Meter({ percent, label, tone = 'accent', width }: MeterProps) {
  const value = Math.min(100, Math.max(0, percent))
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can style the native meter with tokens
    <span
      className="bl-meter"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      data-tone={tone}
      style={{ width }}
    >
      <span className="bl-meter__fill" style={{ width: `${value}%` }} />
    </span>
  )
}
