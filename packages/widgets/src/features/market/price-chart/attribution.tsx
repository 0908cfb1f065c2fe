/**
 * The notice that the licence of the chart library asks for, and the link. Its own logo is switched off: it brings a
 * style element and an HTML string, which strict pages refuse.
 */
export function Attribution({ withNotice }: { withNotice?: boolean }) {
  return (
    <p className="bl-attribution">
      <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
        TradingView Lightweight Charts™
      </a>
      <span className={withNotice ? undefined : 'bl-hidden'}> Copyright (c) 2026 TradingView, Inc.</span>
    </p>
  )
}
