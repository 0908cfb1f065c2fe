import { useState } from 'preact/hooks'

let made = 0

/**
 * Returns an id for labels and descriptions that is unique on the page. Preact's own `useId` starts counting again when
 * a root is rendered again, so a dialog could get the same id as a button.
 */
export function useId(): string {
  return useState(() => {
    made += 1
    return `bl-${made}`
  })[0]
}
