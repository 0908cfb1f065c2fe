import type { Plugin } from 'vite'

/** Matches r2wc's table of the functions that convert attributes to props and back, by the type of the prop. */
const conversions =
  /\{\s*string: \w+,\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*\}/

/**
 * Creates the Vite plugin that empties r2wc's table of conversions. The tags convert attributes themselves. With an
 * empty table, the bundler leaves out the conversion functions, so the first tag of a page loads less code.
 */
export function plainProps(): Plugin {
  return {
    name: 'plain-props',
    transform(code, id) {
      if (!id.includes('/@r2wc/core/')) return null
      const rest = code.replace(conversions, '{}')
      if (rest === code) this.error('@r2wc/core has no table of conversions in its known form')
      return { code: rest, map: null }
    },
  }
}
