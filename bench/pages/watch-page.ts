import type { Page } from 'playwright'

interface Watched {
  /** Times in ms since 1970 at which each tag of this document first showed a price. */
  prices: number[]
  /** Times in ms since 1970 at which each tag of this document first showed its widget. */
  widgets: number[]
}

/**
 * Records when each tag first shows its widget, and when it first shows a price: a number with decimals in its text or
 * in a field. This function runs in each document before the scripts of the document, and observes the shadow roots
 * that tags create.
 */
function watch(): void {
  const watched: Watched = { prices: [], widgets: [] }
  Object.assign(window, { watched })
  const now = () => performance.timeOrigin + performance.now()
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init)
    const missing = new Set<keyof Watched>(['prices', 'widgets'])
    const observer = new MutationObserver(() => {
      const widget = root.querySelector('.bl-root')
      if (!widget) return
      const fields = [...widget.querySelectorAll('input')].map(({ value }) => value)
      const found = { widgets: true, prices: /\d[.,]\d/.test([widget.textContent, ...fields].join(' ')) }
      for (const kind of missing) {
        if (!found[kind]) continue
        watched[kind].push(now())
        missing.delete(kind)
      }
      if (missing.size === 0) observer.disconnect()
    })
    observer.observe(root, { childList: true, subtree: true, characterData: true })
    return root
  }
}

export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(watch)

/**
 * Returns the times in ms since the navigation of a page, in ascending order. A frame that is navigating has no
 * document that can be read, so its times are missing until the next call.
 */
export async function watchedTimes(page: Page): Promise<Watched> {
  const start = await page.evaluate(() => performance.timeOrigin)
  const all = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() => (window as never as { watched: Watched }).watched).catch(() => null),
      ),
  )
  const times = (kind: keyof Watched) =>
    all.flatMap((one) => one?.[kind].map((time) => time - start) ?? []).sort((a, b) => a - b)
  return { prices: times('prices'), widgets: times('widgets') }
}
