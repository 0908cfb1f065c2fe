import { useState } from 'preact/hooks'

let made = 0

/**
 * Returns an id that no other component of the page has, for labels and descriptions. The counter of Preact 11 starts
 * again when a root is rendered again, so a dialog could get the id of a button.
 */
export function useId(): string {
  return useState(() => {
    made += 1
    return `bl-${made}`
  })[0]
}
