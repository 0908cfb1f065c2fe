import { useState } from 'react'

/**
 * Returns the object for which the member opened a dialog or a sheet, such as a position, and a function that sets this
 * object. The object is null if no dialog is open. If `isThere` returns false for the object, the object is set to
 * null, so that the dialog stays closed. Otherwise the dialog would open by itself when `isThere` returns true again,
 * for example for a later position in the same contract. The member could then press a button of the dialog by mistake.
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
