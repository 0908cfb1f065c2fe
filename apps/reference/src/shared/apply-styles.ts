/**
 * Applies the style sheets that index.html preloads, and waits until they have loaded or failed. The preloads do not
 * delay the first paint, which shows the frame of the page. The links keep their positions in the head. The sheets that
 * pages add later follow these links, so they can override rules of the preloaded sheets.
 */
export async function applyStyles(page = document): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
  const applied = [...links].map(
    (link) =>
      new Promise<void>((resolve) => {
        // If the preload is still running, its event `load` arrives here too, possibly before the sheet is applied. The
        // promise therefore resolves only if `link.sheet` exists.
        link.addEventListener('load', () => link.sheet && resolve())
        link.addEventListener('error', () => resolve())
        link.rel = 'stylesheet'
      }),
  )
  await Promise.all(applied)
}
