/** Maximum number of texts that are kept. It is more than an axis shows during some seconds. */
const MOST = 200

/**
 * Returns a formatter that stores its texts. In each repaint, the chart library formats every price on an axis once and
 * the last value of every series three times, although few of these values have changed. When the maximum number of
 * texts is stored, the next new value deletes all of them.
 */
export function keepTexts(format: (value: number) => string): (value: number) => string {
  const kept = new Map<number, string>()
  return (value) => {
    const known = kept.get(value)
    if (known !== undefined) return known
    if (kept.size === MOST) kept.clear()
    const text = format(value)
    kept.set(value, text)
    return text
  }
}
