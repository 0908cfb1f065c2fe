import { countdown } from '../format/countdown.ts'
import '../theme/controls.css'
import './ring.css'

export type CountdownRingProps = {
  leftMs: number
  totalMs: number
  /** Text below the remaining time. */
  label?: string
  /** Text that is shown instead of the remaining time. */
  clock?: string
  tone?: 'warn' | undefined
  /** Diameter in px. Default 92. */
  size?: number
}

/** A ring that shows the remaining time as digits and as an arc. The arc gets shorter as the time passes. */
export function CountdownRing({ leftMs, totalMs, label, clock, tone, size = 92 }: CountdownRingProps) {
  const stroke = size > 40 ? 5 : 3
  const radius = (size - stroke - 4) / 2
  const length = 2 * Math.PI * radius
  const share = totalMs > 0 ? Math.min(1, Math.max(0, leftMs / totalMs)) : 0
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke }
  return (
    <span className="bl-ring" data-tone={tone} style={{ width: size, height: size }} role="timer">
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <circle className="bl-ring__track" {...circle} />
        <circle
          className="bl-ring__left"
          {...circle}
          strokeLinecap="round"
          strokeDasharray={`${length * share} ${length}`}
          visibility={share === 0 ? 'hidden' : undefined}
        />
      </svg>
      {size > 40 && (
        <span className="bl-ring__words">
          <span className="bl-ring__clock">{clock ?? countdown(leftMs)}</span>
          {label && <span className="bl-ring__label">{label}</span>}
        </span>
      )}
    </span>
  )
}
