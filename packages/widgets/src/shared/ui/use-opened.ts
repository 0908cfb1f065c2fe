import { useState } from 'react'

/**
 * Returns the object for which the member opened a dialog or a sheet, such as a position, and a function that sets this
 * object; null if no dialog is open. If `isThere` returns false for the object, it becomes null for good. Otherwise the
 * dialog would open by itself for a later object, such as a new position in the same contract, and the member could
 * press a button of it by mistake.
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
