/** A change of one source file; `find` occurs in it exactly once. */
export interface SourceEdit {
  file: string
  find: string
  replace: string
}

/** A protection of frames that is removed by edits, and the test that must fail without it. */
export interface FrameFault {
  edits: SourceEdit[]
  /** A project of Vitest, or `journeys`. */
  project: 'node' | 'units' | 'elements' | 'widgets' | 'journeys'
  /** Path of the test file. */
  test: string
  /** Part of the title of a test that must fail. */
  title: string
}

/** Returns an edit that replaces a text, or removes it. */
export const edit = (file: string, find: string, replace = ''): SourceEdit => ({ file, find, replace })

/** Returns a function that creates the faults which a test file must find. */
export const inTest =
  (project: FrameFault['project'], test: string) =>
  (title: string, ...edits: SourceEdit[]): FrameFault => ({ edits, project, test, title })
