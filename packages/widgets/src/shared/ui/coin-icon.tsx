import { coinMarks, discOf } from './coin-marks.ts'
import './coin-icon.css'

export type CoinIconProps = {
  /** Code of the coin, for example BTC. */
  coin: string
  /** Diameter in px. Default 24. */
  size?: number
}

/**
 * The round icon of a coin. Screen readers skip the icon, because the name of the coin is beside it. For an
 * unknown coin, the icon shows its first letter.
 */
export function CoinIcon({ coin, size = 24 }: CoinIconProps) {
  const mark = coinMarks[coin]
  const { fill, ink } = mark ?? discOf(coin)
  return (
    <svg className="bl-coin" viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <circle cx="12" cy="12" r="12" fill={fill} />
      {mark ? (
        <path d={mark.path} fill={ink} fillRule="evenodd" />
      ) : (
        <text
          className="bl-coin__letter"
          x="12"
          y="12"
          fill={ink}
          dominantBaseline="central"
          textAnchor="middle"
        >
          {coin.slice(0, 1)}
        </text>
      )}
    </svg>
  )
}
