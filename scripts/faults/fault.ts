/** A change of one source file. `find` must occur in the file exactly once. */
export interface SourceEdit {
  file: string
  find: string
  replace: string
}

/**
 * A fault: edits that remove a protection of the operator's iframes on partner pages, and the test that must fail
 * without this protection.
 */
export interface FrameFault {
  edits: SourceEdit[]
  /** The Vitest project that contains the test; `journeys` for a Playwright test. */
  project: 'node' | 'units' | 'tags' | 'widgets' | 'journeys'
  /** Path of the test file. */
  test: string
  /** Part of the title of a test that must fail. */
  title: string
}

/** Returns an edit that replaces a text of a file, by default with the empty string. */
export const edit = (file: string, find: string, replace = ''): SourceEdit => ({ file, find, replace })

/** Returns a function that creates faults. A test of the given file must detect each of them. */
export const inTest =
  (project: FrameFault['project'], test: string) =>
  (title: string, ...edits: SourceEdit[]): FrameFault => ({ edits, project, test, title })
