// This file is JavaScript, because TypeScript cannot export all types of preact/compat at once.
import { createElement, useState } from 'preact/compat'

export * from 'preact/compat'

/** Only r2wc imports the default. The default of preact/compat would keep all of its functions. */
export default { createElement }

let made = 0

/**
 * Returns an id that no other component of the page has, for labels and descriptions. Preact 11 forgets its counter when a
 * root is rendered again, so a dialog could get the id of a button.
 */
export function useId() {
  return useState(() => {
    made += 1
    return `bl-${made}`
  })[0]
}
