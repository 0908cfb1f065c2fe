/**
 * The notice and the link that the license of the chart library requires. The library's logo is disabled,
 * because it needs a style element and an HTML string, and a strict content security policy blocks both.
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
