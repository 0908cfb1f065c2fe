import { compare, type Decimal } from '@bourselet/sdk/money'
import { sparklinePath } from './sparkline-path.ts'
import './sparkline.css'

export type SparklineProps = {
  /** Prices, oldest first. */
  points: readonly Decimal[]
  width?: number
  height?: number
}

/** A small line chart of prices. A dotted line marks the first price. */
export function Sparkline({ points, width = 96, height = 28 }: SparklineProps) {
  const first = points[0]
  const last = points.at(-1)
  const { line, baseline } = sparklinePath(points, width, height)
  const trend = first && last ? (compare(last, first) < 0 ? 'down' : 'up') : 'none'
  return (
    <svg
      className="bl-sparkline"
      data-trend={trend}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // A style sheet can change the width and height of the picture. The chart is then stretched to fill the new box.
      preserveAspectRatio="none"
      aria-hidden
    >
      {points.length > 1 && (
        <>
          <line className="bl-sparkline__base" x1="0" x2={width} y1={baseline} y2={baseline} />
          <path className="bl-sparkline__line" d={line} />
        </>
      )}
    </svg>
  )
}
