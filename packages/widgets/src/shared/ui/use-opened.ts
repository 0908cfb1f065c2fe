import { useState } from 'react'

/**
 * Returns the object for which the member opened a dialog or a sheet, such as a position, and a function that sets it;
 * null if none is open. If `isThere` returns false for the object, the dialog is closed for good. A dialog that is only
 * hidden while its object is missing would open by itself for a later object, under the hand of a member who is about to
 * press something else.
 */
export function useOpened<Opened>(
  isThere: (opened: Opened) => boolean,
  initial: Opened | null = null,
): readonly [opened: Opened | null, open: (opened: Opened | null) => void] {
  const [opened, open] = useState<Opened | null>(initial)
  if (opened === null || isThere(opened)) return [opened, open]
  open(null)
  return [null, open]
}
