import { nearestName } from './nearest-name.ts'
import { pageWide } from './page-wide.ts'
import { tags } from './tags.ts'

const asked = new Set<string>()

/** Resolves when all scripts of the page have run. */
const allScripts = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else addEventListener('load', resolve, { once: true })
  })

/**
 * Warns once about an unknown tag name and suggests the closest known name. Does not warn if another version of this
 * package on the page knows the name.
 */
export async function warnMisspelt(name: string): Promise<void> {
  if (asked.has(name)) return
  asked.add(name)
  await allScripts()
  if (pageWide.requested.has(name) || customElements.get(name)) return
  const nearest = nearestName(name, ['bourselet-config', ...Object.keys(tags)], 4)
  console.warn(`bourselet: there is no tag <${name}>.${nearest ? ` Did you mean <${nearest}>?` : ''}`)
}
