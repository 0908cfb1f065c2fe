/**
 * Heights in px of custom elements (tags) that have no height of their own, because they fill their container. Pages
 * may override the height.
 */
export const filling: Readonly<Record<string, number>> = {
  'bourselet-price-chart': 420,
  'bourselet-depth-chart': 320,
  'bourselet-order-book': 480,
  'bourselet-recent-trades': 420,
  'bourselet-coin-list': 480,
}

/**
 * Maximum height in px to reserve, about that of a window. A user does not see content further down while the custom
 * elements load.
 */
const MOST = 1_000

/**
 * Returns CSS rules that set a property to the heights of custom elements (tags). Elements of the same height share one
 * rule.
 */
function rules(
  heights: readonly (readonly [tag: string, px: number])[],
  property: string,
  indent = '',
): string {
  const tagsOf = new Map<number, string[]>()
  for (const [tag, px] of heights) {
    const most = Math.min(px, MOST)
    tagsOf.set(most, [...(tagsOf.get(most) ?? []), tag])
  }
  return [...tagsOf]
    .sort(([a], [b]) => a - b)
    .map(([px, group]) => {
      const tags = group.map((tag) => `${indent}  ${tag}`).sort()
      return `${indent}:where(\n${tags.join(',\n')}\n${indent}) {\n${indent}  ${property}: ${px}px;\n${indent}}\n`
    })
    .join('\n')
}

/** Returns the style sheet that reserves the measured heights of custom elements in a wide and in a narrow column. */
export function reserveSheet(heights: ReadonlyMap<string, readonly number[]>): string {
  const measured = (at: number) => [...heights].map(([tag, list]) => [tag, list[at]!] as const)
  const differing = measured(1).filter(
    ([tag, px]) => Math.min(px, MOST) !== Math.min(heights.get(tag)![0]!, MOST),
  )
  return `/* Height of each tag before it is shown, so that the page below it does not move. Link this sheet in the head of
   the page, whose own rules override it. Written by scripts/reserve-heights.ts. */
:where(
${[...heights.keys(), ...Object.keys(filling)]
  .sort()
  .map((tag) => `  ${tag}`)
  .join(',\n')}
) {
  display: block;
  min-height: var(--bl-reserved);
}

${rules(Object.entries(filling), 'height')}
${rules(measured(0), '--bl-reserved')}
@media (width < 600px) {
${rules(differing, '--bl-reserved', '  ')}}
`
}
