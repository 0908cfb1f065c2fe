import './product-graphics.css'

/** A bar chart with bars of equal width. `height` is a fraction of the height of the graphic, from 0 to 1. */
export function Bars({
  bars,
  wide,
}: {
  bars: readonly { height: number; tone: 'up' | 'down' | 'plain' }[]
  wide?: boolean
}) {
  return (
    <span className="home-bars" data-wide={wide || undefined}>
      {bars.map(({ height, tone }, at) => (
        <i key={at} data-tone={tone} style={{ height: `${Math.max(6, height * 100)}%` }} />
      ))}
    </span>
  )
}

/** The graphic of the futures card: a scale from the lowest to the highest leverage. */
export const LeverageScale = () => (
  <span className="home-scale">
    <i />
    <b style={{ insetInlineStart: '16%' }} />
  </span>
)

/** The bull and the bear pool of a prediction round as two parts of one bar. */
export const Pools = ({ bullPercent }: { bullPercent: number }) => (
  <span className="home-pools">
    <i data-tone="up" style={{ width: `${bullPercent}%` }} />
    <i data-tone="down" style={{ width: `${100 - bullPercent}%` }} />
  </span>
)

/** The three LTV limits of a loan (initial, margin call, liquidation) on a scale from 0 to 100 %. */
export const LtvScale = ({ limits }: { limits: readonly number[] }) => (
  <span className="home-ltv">
    <i style={{ width: `${limits[0] ?? 0}%` }} />
    {limits.map((limit, at) => (
      <b key={limit} data-step={at} style={{ insetInlineStart: `${limit}%` }} />
    ))}
  </span>
)

/**
 * The lowest and the highest daily rate of an AI plan as two bars: a loss is left of zero, a gain right of
 * zero.
 */
export function DailyRange({ low, high }: { low: number; high: number }) {
  const widest = Math.max(Math.abs(low), Math.abs(high)) || 1
  return (
    <span className="home-range">
      <i data-tone="down" style={{ width: `${(100 * Math.max(0, -low)) / widest}%` }} />
      <i data-tone="up" style={{ width: `${(100 * Math.max(0, high)) / widest}%` }} />
    </span>
  )
}
