/**
 * An edit of one source file of the sandbox; `file` is its path in `src`, and `find` occurs in the file
 * exactly once.
 */
export interface SourceEdit {
  file: string
  find: string
  replace: string
}

/** Faults of a simulation. Each is loaded as a copy of the modules in `folders` with the fault's edits. */
export interface FaultSet {
  folders: readonly string[]
  faults: Readonly<Record<string, readonly SourceEdit[]>>
}

export const edit = (file: string, find: string, replace: string): SourceEdit => ({ file, find, replace })
