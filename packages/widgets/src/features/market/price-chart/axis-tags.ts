/** Height of the label of a price line on the price axis in px. */
export const TAG_HEIGHT = 20

/** The top and bottom of the label of the last price on the price axis, and the position `y` of the price, in px. */
export type TagSpan = { top: number; bottom: number; y: number }

/**
 * Returns the vertical centers of the labels on the price axis. No label overlaps another one or the label of the last
 * price, which keeps its place. To avoid an overlap, labels of prices above the last price move up and all other labels
 * move down. A label that overlaps nothing stays at its price. The result is null for a label that no longer fits on
 * the axis. The chart still shows its price line, with a label at the left.
 *
 * @param places The positions of the prices in px, in ascending order.
 */
export function axisTags(
  places: readonly number[],
  last: TagSpan | null,
  height: number,
): readonly (number | null)[] {
  const half = TAG_HEIGHT / 2
  const inside = places.map((y) => Math.min(Math.max(y, half), height - half))
  const split = last ? places.filter((y) => y < last.y).length : 0
  const tags: (number | null)[] = places.map(() => null)
  let end = last?.top ?? 0
  for (let at = split - 1; at >= 0; at -= 1) {
    const y = Math.min(inside[at]!, end - half)
    if (y < half) break
    tags[at] = y
    end = y - half
  }
  end = Math.max(last?.bottom ?? 0, 0)
  for (let at = split; at < places.length; at += 1) {
    const y = Math.max(inside[at]!, end + half)
    if (y > height - half) break
    tags[at] = y
    end = y + half
  }
  return tags
}
