/**
 * An edit of one source file of the sandbox. `file` is its path in `src`; `find` occurs in the file exactly once and
 * is replaced by `replace`.
 */
export interface SourceEdit {
  file: string
  find: string
  replace: string
}

/**
 * The faults of a simulation, by name. For each fault, a copy of the modules in `folders` is loaded with the edits of
 * the fault.
 */
export interface FaultSet {
  folders: readonly string[]
  faults: Readonly<Record<string, readonly SourceEdit[]>>
}

export const edit = (file: string, find: string, replace: string): SourceEdit => ({ file, find, replace })
