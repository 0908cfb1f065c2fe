/**
 * Applies the style sheets that index.html preloads, and waits until they have loaded or failed. They do not delay the
 * first paint, which shows the frame of the page. Their links keep their places in the head, before the sheets that
 * pages add later and that override some of their rules.
 */
export async function applyStyles(page = document): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
  const applied = [...links].map(
    (link) =>
      new Promise<void>((resolve) => {
        // If the preload has not ended yet, its event `load` arrives here too, possibly before the sheet is applied.
        link.addEventListener('load', () => link.sheet && resolve())
        link.addEventListener('error', () => resolve())
        link.rel = 'stylesheet'
      }),
  )
  await Promise.all(applied)
}
