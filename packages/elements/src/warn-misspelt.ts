import { nearestName } from './nearest-name.ts'
import { tags } from './tags.ts'

/** Warns about an unknown tag name and suggests the closest known name. */
export function warnMisspelt(name: string): void {
  const nearest = nearestName(name, ['bourselet-config', ...Object.keys(tags)], 4)
  console.warn(`bourselet: there is no tag <${name}>.${nearest ? ` Did you mean <${nearest}>?` : ''}`)
}
