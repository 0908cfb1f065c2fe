/** Every tag and the file that defines it, fetched when a page first shows it. A new tag is a line here. */
export const tags: Record<string, () => Promise<unknown>> = {
  'bourselet-ticker': () => import('./tags/bourselet-ticker.ts'),
}
