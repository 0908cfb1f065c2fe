export type CoinIconProps = { coin: string; size?: number }

/** The round mark of a coin. */
export function CoinIcon({ coin, size = 24 }: CoinIconProps) {
  return (
    <svg className="bl-coin" viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <circle cx="12" cy="12" r="12" fill="currentColor" />
      <text x="12" y="16" textAnchor="middle" fontSize="11" fontWeight="700">
        {coin.slice(0, 1)}
      </text>
    </svg>
  )
}
